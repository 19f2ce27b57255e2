// Renders the screen of a terminal as an SVG that needs no font of ours: each line is stretched to its columns.

/** The colours of a terminal by its theme, with those of GitHub's pages. */
export const THEMES = {
  light: { background: '#ffffff', border: '#d1d9e0', text: '#1f2328', 31: '#cf222e', 32: '#1a7f37', 35: '#8250df' },
  dark: { background: '#0d1117', border: '#3d444d', text: '#e6edf3', 31: '#ff7b72', 32: '#3fb950', 35: '#bc8cff' },
};
const [WIDTH, HEIGHT, MARGIN] = [8.4, 20, 16];

/** Renders lines with the colours of ECMA-48 (SGR) that Groundhog uses. */
export function renderTerminalSvg(screen, { theme, columns, title }) {
  const colors = THEMES[theme];
  const lines = screen.split('\n');
  const [width, height] = [columns * WIDTH + 2 * MARGIN, lines.length * HEIGHT + 2 * MARGIN];
  const texts = lines.map((line, index) => renderLine(line, MARGIN + HEIGHT * (index + 0.75), colors)).filter(Boolean);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img">
<title>${escapeText(title)}</title>
<rect x="0.5" y="0.5" width="${width - 1}" height="${height - 1}" rx="6" fill="${colors.background}" stroke="${colors.border}"/>
<g fill="${colors.text}" font-family="ui-monospace, SFMono-Regular, Menlo, Consolas, 'DejaVu Sans Mono', 'Liberation Mono', monospace" font-size="14">
${texts.join('\n')}
</g>
</svg>
`;
}

function renderLine(line, y, colors) {
  const spans = [];
  let columns = 0;
  let style = {};
  for (const [, codes, text] of line.matchAll(/\x1b\[([\d;]*)m|([^\x1b]+)/g)) {
    if (text === undefined) style = applyCodes(style, codes.split(';').map(Number));
    else {
      spans.push(`<tspan${renderStyle(style, colors)}>${escapeText(text)}</tspan>`);
      columns += [...text].length;
    }
  }
  if (columns === 0) return '';
  return `<text x="${MARGIN}" y="${y}" textLength="${(columns * WIDTH).toFixed(1)}">${spans.join('')}</text>`;
}

function applyCodes(style, codes) {
  let { color, isBold } = style;
  for (const code of codes) {
    if (code === 0 || code === 39) color = undefined;
    if (code === 0 || code === 22) isBold = false;
    if (code === 1) isBold = true;
    if (code >= 30 && code <= 37) color = code;
  }
  return { color, isBold };
}

function renderStyle({ color, isBold }, colors) {
  return `${color === undefined ? '' : ` fill="${colors[color]}"`}${isBold ? ' font-weight="bold"' : ''}`;
}

function escapeText(text) {
  // A renderer joins plain spaces, whatever `xml:space` says.
  return text.replaceAll(' ', '\u00a0').replace(/[&<>"]/g, (found) => `&#${found.charCodeAt(0)};`);
}
