// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test } from 'vitest';
import { Preview } from './Preview';

const KINDS =
  'single-choice checkbox dropdown matrix ranking nps csat ces slider star-rating open-text date file-upload image-choice constant-sum'.split(
    ' ',
  );

const DATE = 'On which day of our autumn sale did you visit the shop?';

afterEach(cleanup);

const field = <T extends HTMLElement>(role: string, name: string) => screen.getByRole<T>(role, { name });
const type = (control: HTMLElement, value: string) => fireEvent.change(control, { target: { value } });
const statuses = () => screen.getAllByRole('status').map((status) => status.textContent);

describe('every preview', () => {
  test.each(KINDS)('%s is readable before any script runs: frame, question and controls are in the page', (kind) => {
    const page = document.createElement('div');
    page.innerHTML = renderToStaticMarkup(<Preview kind={kind} />);
    expect(page.textContent).toContain('Preview: answers stay on this page and are not sent.');
    expect(page.querySelector('legend, label')?.textContent).toMatch(/[.?]$/);
    expect(page.querySelectorAll('input, select, textarea').length).toBeGreaterThan(0);
    expect(page.querySelector(':disabled')).toBeNull();
  });

  test.each(KINDS)('%s cannot send anything: no form, and buttons that submit nothing', (kind) => {
    const { container } = render(<Preview kind={kind} />);
    expect(container.querySelector('form')).toBeNull();
    for (const button of within(container).getAllByRole('button')) expect(button.getAttribute('type')).toBe('button');
  });

  test('keeps ids and radio groups apart when the same question stands on a page twice', () => {
    const { container } = render(
      KINDS.flatMap((kind) => [1, 2].map((copy) => <Preview key={kind + copy} kind={kind} />)),
    );
    const ids = [...container.querySelectorAll('[id]')].map((element) => element.id);
    expect(new Set(ids).size).toBe(ids.length);
    const [first, second] = screen.getAllByRole<HTMLInputElement>('radio', { name: '9' });
    expect(first?.name).not.toBe(second?.name);
  });

  test('refuses an unknown kind, names it and lists the kinds there are', () => {
    expect(() => renderToStaticMarkup(<Preview kind="radio" />)).toThrow(
      `kind="radio" /> names no question type, so this page would miss its preview. Use one of: single-choice, checkbox`,
    );
    expect(() => renderToStaticMarkup(<Preview kind="toString" />)).toThrow('names no question type');
  });

  test('is empty again after Reset, and says so', () => {
    render(<Preview kind="nps" />);
    fireEvent.click(field('radio', '9'));
    fireEvent.click(field('button', 'Reset the Net Promoter Score preview'));
    expect(screen.getAllByRole<HTMLInputElement>('radio').some((radio) => radio.checked)).toBe(false);
    expect(statuses()).toContain('The Net Promoter Score preview is empty again.');
  });
});

describe('single choice', () => {
  test('discards the text under Other when another option is picked', () => {
    render(<Preview kind="single-choice" />);
    const other = field<HTMLInputElement>('textbox', 'Your reason, if other');
    type(other, 'Using the photo booth');
    expect(field<HTMLInputElement>('radio', 'Other, please specify').checked).toBe(true);
    fireEvent.click(field('radio', 'Buying a present'));
    expect(other.value).toBe('');
  });
});

describe('checkbox', () => {
  test('clears the other answers when the exclusive option is chosen, and names what was cleared', () => {
    render(<Preview kind="checkbox" />);
    fireEvent.click(field('checkbox', 'Fitting room'));
    fireEvent.click(field('checkbox', 'Staffed till'));
    fireEvent.click(field('checkbox', 'None of these'));
    expect(field<HTMLInputElement>('checkbox', 'Fitting room').checked).toBe(false);
    expect(statuses()).toContain('Cleared: Fitting room, Staffed till.');
  });
});

describe('ranking', () => {
  const lines = () => screen.getAllByRole('listitem').map((line) => line.textContent?.replace(/[–\d]/g, ''));

  test('moves an item up by its button, keeps the focus there and announces the rank', () => {
    render(<Preview kind="ranking" />);
    const up = field('button', 'Move up: A friendly conversation');
    up.focus();
    fireEvent.click(up);
    expect(lines()[0]).toBe('A friendly conversation');
    expect(document.activeElement).toBe(up);
    expect(statuses()).toContain('A friendly conversation: rank 1 of 3.');
  });

  test('takes a number too, and offers no more ranks than the top 3', () => {
    render(<Preview kind="ranking" />);
    const rank = field<HTMLSelectElement>('combobox', 'Rank of: Being answered quickly');
    expect([...rank.options].map((option) => option.text)).toEqual(['–', '1', '2', '3']);
    type(rank, '1');
    expect(statuses()).toContain('Being answered quickly: rank 2 of 3.');
  });

  test('does nothing when an unranked item is moved down', () => {
    render(<Preview kind="ranking" />);
    const before = lines();
    fireEvent.click(field('button', 'Move down: Being answered quickly'));
    expect(lines()).toEqual(before);
  });
});

describe('scales', () => {
  test.each([
    ['6', 'a detractor (0 to 6)'],
    ['7', 'a passive (7 and 8)'],
    ['9', 'a promoter (9 and 10)'],
  ])('tells that %s on the NPS scale counts as %s', (point, group) => {
    render(<Preview kind="nps" />);
    fireEvent.click(field('radio', point));
    expect(statuses()).toContain(`For the score, ${point} counts as ${group}.`);
  });

  test('counts the two highest satisfaction points', () => {
    render(<Preview kind="csat" />);
    fireEvent.click(field('radio', 'Satisfied'));
    expect(statuses()).toContain('Point 4 of 5 counts as satisfied in the CSAT score.');
    fireEvent.click(field('radio', 'Neither satisfied nor dissatisfied'));
    expect(statuses()).toContain('Point 3 of 5 does not count as satisfied in the CSAT score.');
  });

  test('clears the star rating when the chosen star is selected again', () => {
    render(<Preview kind="star-rating" />);
    const star = field<HTMLInputElement>('radio', '4 of 5');
    fireEvent.click(star);
    expect(star.checked).toBe(true);
    fireEvent.click(star);
    expect(star.checked).toBe(false);
  });
});

describe('slider', () => {
  test('has no answer until the bar is touched, even exactly where the handle rests', () => {
    render(<Preview kind="slider" />);
    const bar = field('slider', 'Share in percent');
    const number = field<HTMLInputElement>('textbox', 'Share in percent, as a number');
    expect(bar.getAttribute('aria-valuetext')).toBe('No answer yet');
    expect(number.value).toBe('');
    fireEvent.pointerUp(bar);
    expect(number.value).toBe('50');
  });

  test('keeps a typed number between 0 and 100', () => {
    render(<Preview kind="slider" />);
    type(field('textbox', 'Share in percent, as a number'), '250');
    expect(field<HTMLInputElement>('slider', 'Share in percent').value).toBe('100');
  });
});

describe('entry questions', () => {
  test('shows the counter of an open text from 90 % of the limit on', () => {
    const { container } = render(<Preview kind="open-text" />);
    const essay = screen.getByRole('textbox');
    type(essay, 'x'.repeat(179));
    expect(container.textContent).not.toContain('characters left');
    type(essay, 'x'.repeat(185));
    expect(container.textContent).toContain('15 characters left');
    expect(essay.getAttribute('maxlength')).toBe('200');
  });

  test('shows a date as it is stored, and refuses one outside the limits', () => {
    render(<Preview kind="date" />);
    const date = screen.getByLabelText(DATE);
    type(date, '2025-09-14');
    expect(statuses()).toContain('Stored as 2025-09-14');
    type(date, '2025-10-01');
    expect(statuses()).toContain('Please enter a date from 1 to 30 September 2025.');
  });

  test('has a calendar for the date as soon as its script is there', () => {
    render(<Preview kind="date" />);
    expect(screen.getByLabelText<HTMLInputElement>(DATE).type).toBe('date');
  });

  test('keeps a date that was typed before its script was there', () => {
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(<Preview kind="date" />);
    const date = within(container).getByLabelText<HTMLInputElement>(DATE);
    date.value = '14 September';
    render(<Preview kind="date" />, { container, hydrate: true });
    expect([date.type, date.value]).toEqual(['text', '14 September']);
  });

  test('names the chosen file, and refuses one larger than 25 MB', () => {
    render(<Preview kind="file-upload" />);
    const upload = screen.getByLabelText('Please add a photo of the damaged parcel.');
    fireEvent.change(upload, { target: { files: [{ name: 'parcel.jpg', size: 25 * 1024 * 1024 }] } });
    expect(statuses()).toContain('parcel.jpg stays on your device: the preview does not open it.');
    fireEvent.change(upload, { target: { files: [{ name: 'parcel.mov', size: 25 * 1024 * 1024 + 1 }] } });
    expect(statuses()).toContain('This file is larger than 25 MB.');
  });

  test('takes only digits where points are given', () => {
    render(<Preview kind="constant-sum" />);
    const points = field<HTMLInputElement>('textbox', 'Low prices');
    type(points, '-4e1');
    expect(points.value).toBe('41');
  });

  test('adds up the constant sum and says what is wrong until the total is right', () => {
    render(<Preview kind="constant-sum" />);
    type(field('textbox', 'Low prices'), '60');
    type(field('textbox', 'Advice from the staff'), '25');
    expect(statuses()[0]).toBe('Total 85The total must be 100. It is now 85.');
    type(field('textbox', 'Short way from home'), '15');
    expect(statuses()[0]).toBe('Total 100');
  });
});
