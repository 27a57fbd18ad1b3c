/** The position on the board as a picture that stands alone: an SVG to print, a PNG to share. */

/** What a drawing takes from the style sheets of the page. */
const LOOKS = [
  'fill', 'fill-opacity', 'fill-rule', 'stroke', 'stroke-width', 'stroke-opacity', 'stroke-dasharray', 'stroke-linecap', 'stroke-linejoin', 'opacity', 'paint-order',
  'font-family', 'font-size', 'font-weight', 'font-style', 'letter-spacing', 'text-anchor', 'dominant-baseline', 'transform', 'transform-origin', 'transform-box',
  'mix-blend-mode', 'visibility', 'display', 'stop-color', 'stop-opacity', 'flood-color', 'flood-opacity', 'filter', 'mask', 'clip-path', 'font-variant-numeric',
];
/** What is there to be clicked, or to show what could be. */
const TOOLS = '.hit, .lit-wash, .map-hitbox';
const SVG = 'http://www.w3.org/2000/svg';
/** Told to the board before and after: on paper everything is in sight, and nothing floats over it. */
const PRINT = 'reame-print';
const WIDTH = 2800;

/** The drawings of a board, one upon the other. */
function sheets(root: ParentNode): SVGSVGElement[] {
  return [...root.querySelectorAll<SVGSVGElement>('.map-sheet > svg, svg[data-sheet]')];
}

const next = (): Promise<void> => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));

/** The whole board as the text of an SVG file. */
export async function posterOf(title: string): Promise<string> {
  const host = document.querySelector('.map-host');
  host?.dispatchEvent(new CustomEvent(PRINT, { detail: true }));
  try {
    await next();
    return await drawn(sheets(document), title);
  } finally {
    host?.dispatchEvent(new CustomEvent(PRINT, { detail: false }));
  }
}

async function drawn(found: SVGSVGElement[], title: string): Promise<string> {
  const first = found[0];
  if (!first) throw new Error('there is no board on this page');
  const [x = 0, y = 0, width = 1, height = 1] = (first.getAttribute('viewBox') ?? '0 0 1 1').split(/[\s,]+/).map(Number);
  const out = document.createElementNS(SVG, 'svg');
  out.setAttribute('viewBox', `${x} ${y} ${width} ${height}`);
  out.setAttribute('width', String(WIDTH));
  out.setAttribute('height', String(Math.round((WIDTH * height) / width)));
  const name = document.createElementNS(SVG, 'title');
  name.textContent = title;
  const style = document.createElementNS(SVG, 'style');
  const ground = document.createElementNS(SVG, 'rect');
  for (const [key, value] of Object.entries({ x, y, width, height })) ground.setAttribute(key, String(value));
  ground.setAttribute('fill', getComputedStyle(document.documentElement).getPropertyValue('--page').trim() || '#e4d4ae');
  out.append(name, style, ground);
  const classes = new Map<string, string>();
  for (const sheet of found) out.append(copied(sheet, classes));
  for (const image of out.querySelectorAll('image')) image.setAttribute('href', await inline(new URL(image.getAttribute('href') ?? '', location.href).href));
  style.textContent = `${await letters()}\n${[...classes].map(([looks, id]) => `.${id}{${looks}}`).join('\n')}`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n${new XMLSerializer().serializeToString(out)}`;
}

/** A drawing with its looks written upon it; equal looks are written once. */
function copied(sheet: SVGSVGElement, classes: Map<string, string>): SVGSVGElement {
  const copy = sheet.cloneNode(true) as SVGSVGElement;
  const [from, to] = [[...sheet.querySelectorAll('*')], [...copy.querySelectorAll('*')]];
  const gone: Element[] = [];
  from.forEach((element, i) => {
    const twin = to[i]!;
    const now = getComputedStyle(element);
    if (element.matches(TOOLS) || now.display === 'none') {
      gone.push(twin);
      return;
    }
    const looks = LOOKS.map((key) => `${key}:${now.getPropertyValue(key)}`).join(';');
    if (!classes.has(looks)) classes.set(looks, `l${classes.size}`);
    for (const { name } of [...twin.attributes]) if (name === 'style' || name === 'class' || name.startsWith('data-') || name.startsWith('aria-') || name === 'tabindex' || name === 'role') twin.removeAttribute(name);
    twin.setAttribute('class', classes.get(looks)!);
  });
  for (const twin of gone) twin.remove();
  for (const name of ['style', 'class', 'width', 'height']) copy.removeAttribute(name);
  const [x, y, width, height] = (copy.getAttribute('viewBox') ?? '').split(/[\s,]+/);
  for (const [key, value] of Object.entries({ x, y, width, height })) if (value) copy.setAttribute(key, value);
  return copy;
}

/** The letters of the page, so that the picture is the same everywhere. */
async function letters(): Promise<string> {
  const out: string[] = [];
  for (const sheet of document.styleSheets) {
    for (const rule of sheet.cssRules) {
      if (!(rule instanceof CSSFontFaceRule)) continue;
      const source = /url\("?([^")]+)"?\)/.exec(rule.style.getPropertyValue('src'))?.[1];
      if (source) out.push(rule.cssText.replace(source, await inline(new URL(source, sheet.href ?? location.href).href)));
    }
  }
  return out.join('\n');
}

/** A file as an address that carries it. */
async function inline(address: string): Promise<string> {
  if (address.startsWith('data:')) return address;
  const blob = await (await fetch(address)).blob();
  return new Promise((done, fail) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.onerror = () => fail(new Error(`${address} cannot be read`));
    reader.readAsDataURL(blob);
  });
}

/** The same on a sheet of paper: the printer's window of the browser opens, which also writes a PDF whose lines stay lines. */
export async function printed(svg: string, title: string): Promise<void> {
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  const sheet = new Image();
  sheet.className = 'poster-sheet';
  sheet.alt = title;
  sheet.src = address;
  await sheet.decode();
  sheet.classList.toggle('upright', sheet.naturalHeight > sheet.naturalWidth);
  document.body.append(sheet);
  addEventListener(
    'afterprint',
    () => {
      sheet.remove();
      URL.revokeObjectURL(address);
    },
    { once: true },
  );
  print();
}

/** The same as a picture of dots. */
export async function pngOf(svg: string): Promise<Blob> {
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.naturalWidth;
    canvas.height = image.naturalHeight;
    canvas.getContext('2d')?.drawImage(image, 0, 0);
    return await new Promise((done, fail) => canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('the picture cannot be drawn'))), 'image/png'));
  } finally {
    URL.revokeObjectURL(address);
  }
}
