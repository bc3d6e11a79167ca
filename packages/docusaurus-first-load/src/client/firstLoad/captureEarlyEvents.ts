import type { EarlyEvents } from './EarlyEvents.ts';

/**
 * The script of the first load. A page arrives without the app; at the reader's first sign of interest (pointer, key, focus) this
 * fetches what stands in `<template id="app">`, on the next pages once they are painted. What the reader does in the meantime is held
 * for the app, except what works without it: links, forms, native controls. The colour mode changes at once, and a search opens by `openSearch` the
 * field that takes what is typed until the dialog is there. Written into every page as text, so it uses nothing from outside of its own
 * body.
 */
export function captureEarlyEvents(openSearch?: (letter?: string) => HTMLElement, needsApp?: () => unknown): void {
  const HELD = 'button,[role=button],[role=tab],a[href="#"]';
  const INTEREST = ['pointerover', 'pointerdown', 'keydown', 'focusin', 'click', 'input'];
  /** The stylesheet, the bundler's runtime and the entry stand first in the template; the rest can be asked for again. */
  const ESSENTIAL_FILES = 3;
  const MANY_PROCESSORS = 8;
  /** A pointer that goes on sooner is on its way to something else, such as a link, whose page shall have the line to itself. */
  const REST_MS = 150;
  const root = document.documentElement;
  let files: HTMLElement[] = [];
  let isAdvised = false;
  let rest: ReturnType<typeof setTimeout>;

  const early: EarlyEvents = {
    held: [],
    changes: [],
    styles: Promise.resolve(),
    release() {
      for (const type of INTEREST) removeEventListener(type, answer, true);
    },
    fail() {
      if (!early.start) {
        for (const file of files) file.remove();
        // Advice for a site under a wrong address, on the home page only.
        if (!isAdvised && navigator.onLine) window.insertBanner?.();
        isAdvised = true;
      }
      files = [];
      for (const { target } of early.held.splice(0)) target.removeAttribute('data-waiting');
    },
  };
  window.earlyEvents = early;
  for (const type of INTEREST) addEventListener(type, answer, true);
  addEventListener('DOMContentLoaded', labelControls);
  // What keeps or captures a page that nobody has touched shall find all of it laid out (site.css). Who has scrolled sees the middle of
  // it, where the app keeps things in place (layOutAll).
  addEventListener('load', () => setTimeout(() => scrollY || root.setAttribute('data-laid-out', '')));

  const { connection } = navigator as Navigator & { connection?: { effectiveType?: string; saveData?: boolean } };
  const isSaving = connection?.saveData || connection?.effectiveType?.includes('2g');
  if (isSaving) document.querySelector('script[type=speculationrules]')?.remove();

  // A short fade joins documents where it costs nothing; few processors take a tenth of a second for it, slow ones three.
  if (navigator.hardwareConcurrency >= MANY_PROCESSORS && document.adoptedStyleSheets) {
    const fade = new CSSStyleSheet();
    fade.replaceSync('@media(prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}');
    document.adoptedStyleSheets.push(fade);
  }

  // Who comes from another page of the site goes on reading, and their next click shall find the app. The others show what is not in the
  // built page: an address with a question, the reader's version, words found by a search.
  addEventListener('DOMContentLoaded', () => {
    if ((!isSaving && document.referrer.startsWith(`${location.origin}/`)) || location.search || isOutOfDate())
      requestAnimationFrame(() => setTimeout(fetchApp));
  });

  function answer(event: Event): void {
    const { type, target } = event;
    clearTimeout(rest);
    if (!(target instanceof Element)) return;
    // A field that the page itself focuses says nothing about the reader, and the focus of a press no more than the press.
    if (type === 'focusin' && (target.hasAttribute('autofocus') || !target.matches(':focus-visible'))) return;
    const control = controlOf(target);
    const link = target.closest<HTMLAnchorElement>('a[href]');
    if (/^p|^cl/.test(type) && !control && link && link.pathname !== location.pathname) {
      // A pointer on a link is interest in the page behind it, which the browser fetches meanwhile.
      if (type === 'click') stopFetching();
      return;
    }
    if (type === 'pointerover' && !control) rest = setTimeout(fetchApp, REST_MS);
    else fetchApp();
    if (type === 'click' && control) answerClick(event, control);
    if (type === 'keydown') answerKey(event as KeyboardEvent, target, control);
    noteChange(type, target as HTMLInputElement);
  }

  /** On a slow line the app of the page that is left would hold up the page that was asked for. */
  function stopFetching(): void {
    if (!files.length || early.start) return;
    isAdvised = true; // what fails now was stopped here
    stop();
  }

  function answerClick(event: Event, control: HTMLElement): void {
    event.preventDefault();
    event.stopImmediatePropagation();
    if (control.dataset['early'] === 'colour') changeColour();
    else if (isSearchButton(control)) openSearch?.();
    else hold(control);
  }

  /** The same as `changeOf`. */
  function noteChange(type: string, field: HTMLInputElement): void {
    if (type === (/^(checkbox|radio)$/.test(field.type) ? 'click' : 'input'))
      early.changes.push({ field, value: field.value, isChecked: field.checked });
  }

  /** The control an element belongs to that does nothing without the app; null for links, submit buttons and text. */
  function controlOf(target: Element): HTMLElement | null {
    const control = target.closest<HTMLButtonElement>(HELD);
    return control?.form && control.type === 'submit' ? null : control;
  }

  function answerKey(event: KeyboardEvent, target: Element, control: HTMLElement | null): void {
    const { key, ctrlKey, metaKey, altKey } = event;
    const isCombo = (ctrlKey || metaKey) && key.toLowerCase() === 'k';
    const isLetter = key.length === 1 && !(ctrlKey || metaKey || altKey || target.matches('input, textarea, select'));
    if (openSearch && (isCombo || (isLetter && key === '/'))) openSearch();
    else if (isLetter && key !== ' ' && isSearchButton(control)) openSearch?.(key);
    // On a button the key becomes a click.
    else if (/^(Enter| )$/.test(key) && control && control.tagName !== 'BUTTON') hold(control, key);
    else return;
    event.preventDefault();
  }

  function isSearchButton(control: Element | null): boolean {
    return !!openSearch && !!control?.matches('.DocSearch-Button');
  }

  function hold(target: Element, key?: string): void {
    if (target.hasAttribute('data-waiting')) return;
    early.held.push({ target, key });
    target.setAttribute('data-waiting', '');
  }

  /** Says what the built page cannot know: the colour mode in force and the keys of an Apple keyboard. */
  function labelControls(): void {
    labelColour();
    if (!/mac|ip/i.test(navigator.platform)) return;
    relabel('.DocSearch-Button', 'Control', 'Meta');
    relabel('kbd', 'Ctrl', '⌘');
  }

  function labelColour(): void {
    relabel('[data-early=colour]', /\w+(?= mode\)?$)/, root.dataset['themeChoice']);
  }

  /** Changes the attributes of some elements, such as names and titles. */
  function relabel(selector: string, from: string | RegExp, to = ''): void {
    for (const { attributes } of document.querySelectorAll(selector))
      for (const one of attributes) one.value = one.value.replace(from, to);
  }

  function changeColour(): void {
    const nextChoices = { light: 'dark', dark: 'system', system: 'light' } as const;
    const choice = nextChoices[root.dataset['themeChoice'] as keyof typeof nextChoices];
    window.applyColorMode(choice);
    try {
      localStorage.setItem('theme', choice);
    } catch {}
    labelColour();
  }

  function fetchApp(): void {
    if (files.length) return;
    if (early.start) {
      early.start();
      return;
    }
    const template = document.getElementById('app') as HTMLTemplateElement;
    files = [...(template.content.cloneNode(true) as DocumentFragment).children] as HTMLElement[];
    const arrivals = files.map(
      (file) =>
        new Promise((resolve) => {
          file.onload = resolve;
          file.onerror = () => {
            file.remove(); // so that the bundler's loader asks again instead of waiting for this one
            if (files.indexOf(file) < ESSENTIAL_FILES) early.fail();
          };
        }),
    );
    early.styles = arrivals[0] as Promise<unknown>;
    document.head.append(...files);
  }

  function isOutOfDate(): unknown {
    try {
      return needsApp?.();
    } catch {
      return undefined;
    }
  }
}
