import { describe, expect, test } from 'vitest';
import { toggleAnswer } from './toggleAnswer';

const EXCLUSIVE = ['None of these'];

describe('toggleAnswer', () => {
  test('adds an option to the answers and takes it away again', () => {
    expect(toggleAnswer(['Staffed till'], 'Fitting room', EXCLUSIVE)).toEqual(['Staffed till', 'Fitting room']);
    expect(toggleAnswer(['Staffed till', 'Fitting room'], 'Staffed till', EXCLUSIVE)).toEqual(['Fitting room']);
  });

  test('clears every other answer when an exclusive option is chosen', () => {
    expect(toggleAnswer(['Staffed till', 'Fitting room'], 'None of these', EXCLUSIVE)).toEqual(['None of these']);
  });

  test('takes the exclusive option away when another one is chosen', () => {
    expect(toggleAnswer(['None of these'], 'Staffed till', EXCLUSIVE)).toEqual(['Staffed till']);
  });
});
