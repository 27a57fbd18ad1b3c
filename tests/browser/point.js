/** Points at one land after the other: which have no tooltip, or one that covers them or is cut off. */
async () => {
    const out = [];
    for (const path of [...document.querySelectorAll('svg.top path.hit')].slice(0, 60)) {
        const land = path.getBoundingClientRect();
        const at = window.anchorOf(path.dataset.hit);
        const svg = path.ownerSVGElement.getBoundingClientRect();
        const v = path.ownerSVGElement.viewBox.baseVal;
        const [x, y] = [svg.left + ((at[0] - v.x) / v.width) * svg.width, svg.top + ((at[1] - v.y) / v.height) * svg.height];
        const on = document.elementFromPoint(x, y);
        const hit = on?.closest('[data-hit]');
        if (!hit || hit.dataset.hit !== path.dataset.hit) continue;
        on.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, clientX: x, clientY: y, pointerType: 'mouse' }));
        // Its size is measured when it is there, and moves it once more: wait until it stands.
        let tip;
        for (let still = 0, frame = 0; still < 3 && frame < 60; frame++) {
            await new Promise((done) => requestAnimationFrame(done));
            const now = document.querySelector('.map-tip')?.getBoundingClientRect();
            still = now && tip && now.left === tip.left && now.top === tip.top && now.height === tip.height ? still + 1 : 0;
            tip = now;
        }
        if (!tip) { out.push([path.dataset.hit, 'no tooltip']); continue; }
        const large = land.width >= 420 || land.height >= 420;
        const about = large ? { left: x - 8, right: x + 8, top: y - 8, bottom: y + 8 } : land;
        if (tip.left < about.right && tip.right > about.left && tip.top < about.bottom && tip.bottom > about.top) out.push([path.dataset.hit, 'covered']);
        if (tip.left < 0 || tip.top < 0 || tip.right > innerWidth || tip.bottom > innerHeight) out.push([path.dataset.hit, 'cut off']);
    }
    return out;
}
