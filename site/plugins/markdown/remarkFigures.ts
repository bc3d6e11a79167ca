import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { instance, type Viz } from '@viz-js/viz';
import type { Element, Root as HastRoot, RootContent } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import type { Image, Paragraph, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { DIAGRAM_DEFAULTS } from './diagramDefaults.ts';

/** A figure shrinks to this share of its natural width, so its text stays readable; below that it scrolls. */
const READABLE_SCALE = 0.77;
/** What a phone of 390 px shows whole at that scale. */
const MAX_WIDTH = 400;

let graphviz: Promise<Viz> | undefined;

/**
 * Sets `![alt](./figures/x.svg "caption")` and `![alt](./figures/x.dot "caption")` into the page as inline SVG, so figures follow
 * the reader's theme and their text can be selected. DOT sources are drawn by Graphviz here, at build time.
 * Throws, naming the file and line, where a figure is missing, has no alternative text or is not SVG.
 */
export function remarkFigures() {
  return async (tree: Root, file: VFile): Promise<void> => {
    const figures: { paragraph: Paragraph; image: Image; position: number }[] = [];
    visit(tree, 'paragraph', (paragraph) => {
      const [image] = paragraph.children;
      if (paragraph.children.length === 1 && image?.type === 'image' && /\.(svg|dot)$/.test(image.url)) {
        figures.push({ paragraph, image, position: figures.length + 1 });
      }
    });
    for (const { paragraph, image, position } of figures) {
      paragraph.data = await figureData(image, file, `fig-${position}`);
      paragraph.children = [];
    }
  };
}

async function figureData(image: Image, file: VFile, id: string): Promise<NonNullable<Paragraph['data']>> {
  const where = `${relative(process.cwd(), file.path)}:${image.position?.start.line ?? 1}`;
  const alt = image.alt?.trim() ?? '';
  if (alt.length < 10) {
    throw new Error(
      `${where}: the figure ${image.url} has no alternative text. Write what it shows between the brackets: ![what it shows](${image.url}).`,
    );
  }
  const path = join(dirname(file.path), image.url);
  if (!existsSync(path)) {
    throw new Error(`${where}: the figure ${image.url} does not exist. Add the file beside the page or mend the path.`);
  }
  const source = readFileSync(path, 'utf8');
  const isDiagram = path.endsWith('.dot');
  const svg = parseSvg(isDiagram ? await drawDiagram(source, where) : source, where);
  describe(svg, alt, id, where);
  const kind = isDiagram ? 'figure--diagram' : 'figure--drawing';
  const caption: Element[] = image.title
    ? [{ type: 'element', tagName: 'figcaption', properties: {}, children: [{ type: 'text', value: image.title }] }]
    : [];
  const scroll: Element = {
    type: 'element',
    tagName: 'div',
    properties: { className: ['figure__scroll'], role: 'group', ariaLabel: image.title ?? 'Figure', tabIndex: 0 },
    children: [svg],
  };
  return { hName: 'figure', hProperties: { className: ['figure', kind] }, hChildren: [scroll, ...caption] };
}

async function drawDiagram(source: string, where: string): Promise<string> {
  graphviz ??= instance();
  const result = (await graphviz).render(source, { format: 'svg', engine: 'dot', ...DIAGRAM_DEFAULTS });
  if (result.status === 'failure') {
    const reasons = result.errors.map((error) => error.message).join('; ');
    throw new Error(`${where}: the diagram could not be drawn: ${reasons}. Mend the DOT source.`);
  }
  return result.output;
}

/** The root svg element of a source, without sizes, colours and comments that would fight the theme. */
function parseSvg(source: string, where: string): Element {
  const markup = source.slice(Math.max(0, source.indexOf('<svg')));
  const root: HastRoot = fromHtml(markup, { fragment: true, space: 'svg' });
  const svg = root.children.find((child): child is Element => child.type === 'element' && child.tagName === 'svg');
  if (svg === undefined || svg.properties['viewBox'] === undefined) {
    throw new Error(
      `${where}: ${basename(where)} needs one svg element with a viewBox. Draw it again or export it as plain SVG.`,
    );
  }
  svg.children = clean(svg.children, where);
  return svg;
}

function clean(children: Element['children'], where: string): Element['children'] {
  return children.filter(isKept).map((child) => {
    if (child.type !== 'element') return child;
    if (child.tagName === 'script' || child.tagName === 'foreignObject' || child.tagName === 'image') {
      throw new Error(`${where}: the figure holds a ${child.tagName} element. Figures may only hold shapes and text.`);
    }
    return { ...child, properties: withoutDefaults(child.properties), children: clean(child.children, where) };
  });
}

function isKept(child: RootContent): boolean {
  if (child.type === 'comment') return false;
  return !(
    child.type === 'element' &&
    (child.tagName === 'title' || child.tagName === 'style' || child.tagName === 'desc')
  );
}

/** Graphviz writes black, white and a font on every shape; the stylesheet decides those. */
function withoutDefaults(properties: Element['properties']): Element['properties'] {
  const kept = { ...properties };
  for (const name of ['fill', 'stroke'] as const) {
    if (['black', 'white', '#000000', '#ffffff', 'transparent'].includes(String(kept[name]))) delete kept[name];
  }
  delete kept['fontFamily'];
  return kept;
}

/** Gives the drawing its name for assistive technology and a width that never exceeds its natural size. */
function describe(svg: Element, alt: string, id: string, where: string): void {
  const [, , width = 0] = String(svg.properties['viewBox'])
    .split(/[\s,]+/)
    .map(Number);
  if (width > MAX_WIDTH) {
    throw new Error(
      `${where}: the figure is ${width} units wide, and phones cut what is wider than ${MAX_WIDTH}. Draw it narrower: break its labels, or let it run from top to bottom.`,
    );
  }
  svg.properties = {
    viewBox: svg.properties['viewBox'] ?? '',
    xmlns: 'http://www.w3.org/2000/svg',
    role: 'img',
    ariaLabelledBy: [`${id}-title`],
    style: `max-width:${Math.round(width)}px;min-width:${Math.round(width * READABLE_SCALE)}px`,
  };
  svg.children.unshift({
    type: 'element',
    tagName: 'title',
    properties: { id: `${id}-title` },
    children: [{ type: 'text', value: alt }],
  });
}
