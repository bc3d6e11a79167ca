import { TYPEFACE } from '../../src/typeface/typeface.ts';

/**
 * Runs before the first paint: sets the colour mode (first visit light, then the stored choice, system included), lets
 * `?docusaurus-theme=dark` override it for one load, passes `?docusaurus-data-*` parameters on as data attributes, and hides the
 * announcement bar if the reader has dismissed this very announcement. Sets the page in the site's typeface if an earlier page has
 * brought it. Follows other tabs and the system from then on. Storage may be missing or
 * forbidden; the page then starts light. Leaves `applyColorMode` to those who know another choice.
 */
export function firstPaintScript(announcementId: string): string {
  return `(()=>{
const root=document.documentElement,data=root.dataset,system=matchMedia('(prefers-color-scheme: dark)'),params=new URLSearchParams(location.search);
const stored=(key)=>{try{return localStorage.getItem(key)}catch{}};
window.applyColorMode=(choice)=>{
data.theme=choice==='dark'||choice==='system'&&system.matches?'dark':'light';
data.themeChoice=choice;
};
const paint=()=>{
const choice=params.get('docusaurus-theme')||stored('theme');
applyColorMode(choice==='dark'||choice==='system'?choice:'light');
};
paint();
addEventListener('storage',paint);
system.addEventListener('change',paint);
params.forEach((value,key)=>{if(/^docusaurus-data-[a-z0-9-]+$/i.test(key))root.setAttribute(key.slice(11),value)});
data.announcementBarInitiallyDismissed=stored('docusaurus.announcement.dismiss')==='true'&&stored('docusaurus.announcement.id')===${JSON.stringify(announcementId)};
const typeface=stored('${TYPEFACE.storageKey}');
if(typeface){const face=new FontFace('${TYPEFACE.family}','url("'+typeface+'")',${JSON.stringify(TYPEFACE.descriptors)});document.fonts.add(face);face.load().catch(()=>{})}
})();`;
}
