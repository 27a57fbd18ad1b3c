/** What is on the page: sizes of labels, what overlaps, what is cut off, what is lit and hidden. */
({ least, measured }) => {
    const seen = (e) => { const r = e.getBoundingClientRect(); return r.width > 0 && r.height > 0 && getComputedStyle(e).visibility === 'visible'; };
    const box = (e) => { const r = e.getBoundingClientRect(); return [r.left, r.top, r.right, r.bottom]; };
    const meet = (a, b, by = 1) => a[0] < b[2] - by && a[2] > b[0] + by && a[1] < b[3] - by && a[3] > b[1] + by;
    const out = { wide: document.documentElement.scrollWidth, high: document.documentElement.scrollHeight };

    // Labels of the board: the size of their letters on the screen.
    const small = [];
    for (const text of document.querySelectorAll('.map-host text, .ring text')) {
        if (!seen(text) || !text.textContent.trim()) continue;
        const sheet = text.closest('.map-sheet');
        const zoom = sheet ? sheet.getBoundingClientRect().width / sheet.offsetWidth : 1;
        const m = text.getCTM();
        const px = parseFloat(getComputedStyle(text).fontSize) * Math.sqrt(Math.abs(m.a * m.d - m.b * m.c)) * zoom;
        if (px < least) small.push([text.textContent.trim(), text.getAttribute('class'), Math.round(px * 10) / 10]);
    }
    out.small = small;

    // Names keep off each other, and off pieces and tags.
    const names = [...document.querySelectorAll('.map-host text.name')].filter(seen);
    const boxes = names.map(box);
    out.crossed = [];
    boxes.forEach((a, i) => boxes.slice(i + 1).forEach((b, k) => {
        if (meet(a, b, 2)) out.crossed.push([names[i].textContent, names[i + 1 + k].textContent]);
    }));
    const things = [...document.querySelectorAll('.map-host .piece > .edge, .map-host .standing .body, .map-host .ticket rect')].filter(seen).map(box);
    out.covered = names.filter((_, i) => things.some((b) => meet(boxes[i], b, 5))).map((n) => n.textContent);

    // What floats does not overlap.
    const floats = [...document.querySelectorAll('.top > .strip, .top > .side, .top > .dock, .top > .ribbons, .map-corner, main > aside')].filter(seen);
    out.piled = [];
    floats.forEach((a, i) => floats.slice(i + 1).forEach((b) => {
        if (meet(box(a), box(b), 1)) out.piled.push([a.className, b.className]);
    }));

    // Nothing is cut off: neither text that is longer than its box, nor boxes that leave the window.
    out.cut = [];
    for (const e of document.querySelectorAll('header *, aside *, .top > .strip *, .top > .side *, .top > .dock *, .follow *')) {
        if (!seen(e) || e.closest('.hidden-text, svg') || getComputedStyle(e).webkitLineClamp !== 'none') continue;
        const style = getComputedStyle(e);
        if (style.overflowX === 'hidden' && e.scrollWidth > e.clientWidth + 1 && e.clientWidth > 1) out.cut.push(['text', e.className, e.textContent.trim().slice(0, 60)]);
    }
    for (const e of document.querySelectorAll('aside button, .top > .dock button, header button')) {
        const r = e.getBoundingClientRect();
        if (seen(e) && e.scrollWidth > e.clientWidth + 1) out.cut.push(['words', e.className, e.textContent.trim().slice(0, 60)]);
        const scrolls = e.closest('.choices, .dock-row, .panel, .scroll, .body, .tabs, .strip');
        if (seen(e) && !scrolls && (r.right > innerWidth + 1 || r.left < -1)) out.cut.push(['box', e.className, e.textContent.trim().slice(0, 60)]);
    }

    // Every lit place can be clicked, or an arrow leads to it.
    const arrows = [...document.querySelectorAll('.map-beyond')].reduce((n, e) => n + Number(e.textContent.trim()), 0);
    let hidden = 0;
    const lit = [...document.querySelectorAll('svg.top path.hit.lit')];
    for (const path of lit) {
        const at = window.anchorOf(path.dataset.hit);
        if (!at) continue;
        const svg = path.ownerSVGElement;
        const r = svg.getBoundingClientRect();
        const v = svg.viewBox.baseVal;
        const x = r.left + ((at[0] - v.x) / v.width) * r.width;
        const y = r.top + ((at[1] - v.y) / v.height) * r.height;
        const found = x >= 0 && y >= 0 && x < innerWidth && y < innerHeight ? document.elementFromPoint(x, y) : null;
        if (!found?.closest('.map-host') || found.closest('.map-corner')) hidden++;
    }
    out.lit = lit.length;
    out.hidden = hidden;
    out.arrows = arrows;

    if (!measured) return out;
    let free = 0;
    let all = 0;
    for (let x = 2; x < innerWidth; x += 8) for (let y = 2; y < innerHeight; y += 8) {
        all++;
        const e = document.elementFromPoint(x, y);
        if (e?.closest('.map-host, .carolus') && !e.closest('.map-corner, .map-beyond, .card')) free++;
    }
    out.free = free / all;
    return out;
}
