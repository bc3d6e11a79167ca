import { expect, test } from 'vitest';
import { isNavbarVisibleAfterScroll } from './isNavbarVisibleAfterScroll';

const page = { wasVisible: true, navbarHeight: 60, windowHeight: 800, documentHeight: 4000 };

test('scrolling down past the height of the navbar hides it', () => {
  expect(isNavbarVisibleAfterScroll({ ...page, scrollY: 500, lastScrollY: 400 })).toBe(false);
});

test('scrolling up shows it again', () => {
  expect(isNavbarVisibleAfterScroll({ ...page, wasVisible: false, scrollY: 400, lastScrollY: 500 })).toBe(true);
});

test('near the top it is always shown', () => {
  expect(isNavbarVisibleAfterScroll({ ...page, wasVisible: false, scrollY: 40, lastScrollY: 20 })).toBe(true);
});

test('reaching the end of the page shows it, also on the way down', () => {
  expect(isNavbarVisibleAfterScroll({ ...page, wasVisible: false, scrollY: 3200, lastScrollY: 3100 })).toBe(true);
});

test('a bounce just before the end keeps what was there', () => {
  const bounce = { ...page, scrollY: 3170, lastScrollY: 3190 };
  expect(isNavbarVisibleAfterScroll({ ...bounce, wasVisible: false })).toBe(false);
  expect(isNavbarVisibleAfterScroll({ ...bounce, wasVisible: true })).toBe(true);
});
