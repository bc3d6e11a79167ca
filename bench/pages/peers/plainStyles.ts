/** The one stylesheet of the plain pages: both colour modes, three columns, small screens. */
export const plainStyles = `
:root{color-scheme:light dark;--a:#1d4ed8;--b:#d0d7de;--s:#f6f8fa}
@media(prefers-color-scheme:dark){:root{--a:#93b4ff;--b:#30363d;--s:#161b22}}
*{box-sizing:border-box}
body{margin:0;font:16px/1.65 system-ui,sans-serif}
a{color:var(--a)}
header{position:sticky;top:0;background:Canvas;border-bottom:1px solid var(--b);padding:.7rem 1rem;display:flex;gap:1rem}
header b{flex:1}
.w{display:grid;grid-template-columns:18rem minmax(0,1fr) 14rem;max-width:90rem;margin:auto}
aside,.t{position:sticky;top:3.1rem;height:calc(100vh - 3.1rem);overflow:auto;padding:1rem;font-size:.9rem}
aside ul,.t ul{list-style:none;padding-left:.7rem;margin:.2rem 0}
.l3{margin-left:.8rem}
aside a,.t a{display:block;padding:.15rem 0}
main{padding:1rem 2rem 4rem}
h1{font-size:2.2rem;line-height:1.2}
h2{border-top:1px solid var(--b);padding-top:1rem;margin-top:2.2rem}
pre,tr:nth-child(2n),code{background:var(--s)}
pre{padding:1rem;overflow:auto;border-radius:6px;font-size:.85rem}
code{font-family:ui-monospace,monospace;padding:.1em .3em;border-radius:4px}
table{border-collapse:collapse;display:block;overflow:auto}
td,th{border:1px solid var(--b);padding:.4rem .7rem}
blockquote{border-left:4px solid var(--a);margin:1rem 0;padding:.2rem 1rem;background:var(--s)}
summary{cursor:pointer}
@media(max-width:996px){.w{display:block}aside,.t{display:none}main{padding:1rem}}
`.replaceAll('\n', '');
