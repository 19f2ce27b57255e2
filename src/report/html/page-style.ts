/** The colours of the page, light and dark: each pair of a text and what is behind it has a contrast of 4.5 (WCAG AA). */
export const palettes = {
  light: {
    page: '#ffffff',
    box: '#f6f8fa',
    line: '#d1d9e0',
    text: '#1f2328',
    muted: '#59636e',
    link: '#0550ae',
    good: '#116329',
    bad: '#a40e26',
    busy: '#7d4e00',
    added: '#dafbe1',
    removed: '#ffebe9',
    focus: '#0550ae',
  },
  dark: {
    page: '#0d1117',
    box: '#151b23',
    line: '#3d444d',
    text: '#f0f6fc',
    muted: '#9198a1',
    link: '#79b8ff',
    good: '#56d364',
    bad: '#ff8f88',
    busy: '#e3b341',
    added: '#12261e',
    removed: '#2d1518',
    focus: '#79b8ff',
  },
} as const;

const toVariables = (palette: Readonly<Record<string, string>>): string =>
  Object.entries(palette)
    .map(([name, color]) => `--${name}:${color}`)
    .join(';');

/** The style sheet of the page. It loads nothing. */
export const pageStyle = `
:root{color-scheme:light dark;${toVariables(palettes.light)}}
@media (prefers-color-scheme:dark){:root{${toVariables(palettes.dark)}}}
*{box-sizing:border-box}
body{margin:0 auto;padding:16px;max-width:1100px;background:var(--page);color:var(--text);font:15px/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
h1{font-size:24px;margin:0 0 12px}h2{font-size:18px;margin:24px 0 8px}h4{font-size:15px;margin:16px 0 4px}
summary h2,summary h3{display:inline;margin:0;font-size:16px}summary h3{font-size:15px}
p{margin:4px 0}ul,ol{margin:4px 0;padding-left:24px}
a{color:var(--link)}a:focus-visible,summary:focus-visible,input:focus-visible,select:focus-visible,button:focus-visible,[tabindex]:focus-visible{outline:2px solid var(--focus);outline-offset:1px}
.skip{position:absolute;left:-999px}.skip:focus{left:16px;background:var(--page);padding:8px}
code,pre{font:13px/1.45 ui-monospace,monospace}
pre{background:var(--box);border:1px solid var(--line);border-radius:6px;padding:8px;margin:4px 0;overflow:auto;max-height:480px;white-space:pre-wrap}
pre.diff{padding:0;white-space:pre;overflow-wrap:normal}
pre.diff>*{display:block;min-width:max-content;text-decoration:none;padding-right:8px}
pre.diff>b{color:var(--muted);font-weight:400;padding-left:8px;border-top:1px solid var(--line)}
pre.diff>:not(b)::before{content:attr(data-n);display:inline-block;width:6ch;padding-right:1ch;text-align:right;color:var(--muted)}
ins{background:var(--added)}del{background:var(--removed)}
.muted{color:var(--muted);font-size:13px}.label{font-size:13px;color:var(--muted);margin-top:8px}
.badge{display:inline-block;white-space:nowrap;border:1px solid currentColor;border-radius:12px;padding:0 8px;font-size:13px;color:var(--muted);background:var(--page)}
.badge.good{color:var(--good)}.badge.bad{color:var(--bad)}.badge.busy{color:var(--busy)}
.status{border-left:4px solid var(--muted);background:var(--box);padding:8px 12px;margin:8px 0}
.status.good{border-color:var(--good)}.status.bad{border-color:var(--bad)}.status.busy{border-color:var(--busy)}
.facts{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(210px,45%),1fr));gap:4px 16px;margin:8px 0}
.facts dt{font-size:13px;color:var(--muted)}.facts dd{margin:0}
.tools{display:flex;flex-wrap:wrap;gap:8px;align-items:end;position:sticky;top:0;background:var(--page);padding:8px 0;border-bottom:1px solid var(--line);z-index:1}
.tools label{display:flex;flex-direction:column;font-size:13px;color:var(--muted)}
.tools input{width:220px}.tools input,.tools select,.tools button{font:inherit;padding:4px 8px;color:var(--text);background:var(--page);border:1px solid var(--muted);border-radius:6px;min-height:32px}
.tools output{font-size:13px;color:var(--muted);padding-bottom:6px}
.checkpoint,.attempt{border:1px solid var(--line);border-radius:6px;margin:8px 0;scroll-margin-top:72px}
.checkpoint>summary,.attempt>summary{padding:8px 12px;background:var(--box);border-radius:6px;cursor:pointer}
.attempt>summary{background:none}.reason{display:block;font-size:13px;color:var(--muted)}
.body{padding:4px 12px 12px}
.fold>summary{cursor:pointer;padding:4px 0}
.criteria>li{margin:8px 0}.detail{white-space:pre-wrap}
.scroll{overflow-x:auto}table{border-collapse:collapse;font-size:14px;overflow-wrap:break-word}
th,td{border:1px solid var(--line);padding:4px 8px;text-align:left;vertical-align:top}th{background:var(--box)}td.n{text-align:right;white-space:nowrap}
td:first-child{min-width:140px}td.n:first-child{min-width:0}
.timeline{list-style:none;padding:0}.timeline li{display:grid;grid-template-columns:minmax(100px,220px) 1fr;gap:8px;align-items:center}
.timeline .row{line-height:24px;white-space:nowrap;overflow:hidden;text-overflow:ellipsis;font-size:13px}
.timeline svg{width:100%;height:24px;background:var(--box)}
rect{fill:var(--muted)}rect.good{fill:var(--good)}rect.bad{fill:var(--bad)}rect.busy{fill:var(--busy)}
svg a:focus-visible rect{stroke:var(--focus);stroke-width:3}
.file .name{margin-top:8px}.paths{font-size:14px}
[hidden]{display:none!important}
@media (max-width:600px){body{padding:8px}.tools{position:static}.tools label,.tools input{width:100%}.timeline li{grid-template-columns:1fr;gap:0}.criteria,.steps{padding-left:16px}.body{padding:4px 8px 8px}}
@media print{:root{${toVariables(palettes.light)}}.tools,.skip{display:none}body{max-width:none;font-size:11px}pre{max-height:none}pre.diff{white-space:pre-wrap}pre.diff>*{min-width:0}details::details-content{content-visibility:visible;block-size:auto}}
`;
