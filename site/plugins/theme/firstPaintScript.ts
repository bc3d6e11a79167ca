/**
 * Runs before the first paint: sets the colour mode (first visit light, then the stored choice, system included), lets
 * `?docusaurus-theme=dark` override it for one load, passes `?docusaurus-data-*` parameters on as data attributes, and hides the
 * announcement bar if the reader has dismissed this very announcement. Follows other tabs and the system from then on. Storage may be missing or forbidden; the page then starts light.
 */
export function firstPaintScript(announcementId: string): string {
  return `(function(){
var root=document.documentElement,params;
try{params=new URLSearchParams(location.search)}catch(e){}
function stored(key){try{return localStorage.getItem(key)}catch(e){return null}}
var system=matchMedia('(prefers-color-scheme: dark)');
function paint(){
var choice=params&&params.get('docusaurus-theme')||stored('theme');
if(choice!=='dark'&&choice!=='system')choice='light';
root.setAttribute('data-theme',choice==='dark'||choice==='system'&&system.matches?'dark':'light');
root.setAttribute('data-theme-choice',choice);
}
paint();
addEventListener('storage',paint);
system.addEventListener('change',paint);
if(params)params.forEach(function(value,key){if(/^docusaurus-data-[a-z0-9-]+$/i.test(key))root.setAttribute(key.slice(11),value)});
root.setAttribute('data-announcement-bar-initially-dismissed',String(stored('docusaurus.announcement.dismiss')==='true'&&stored('docusaurus.announcement.id')===${JSON.stringify(announcementId)}));
})();`;
}
