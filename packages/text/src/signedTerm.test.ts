import { describe, expect, test } from 'vitest';
import { signedTerm } from './signedTerm.ts';
import { tokenize } from './tokenize.ts';

describe('signedTerm', () => {
  test.each([
    ['New-Object -ComObject', ['new', 'object', '-comobject']],
    ['the .LIST directive, in $HOME', ['the', '.list', 'directive', 'in', '$home']],
    ['DURATION_S and __init__', ['duration', '_s', 'and', '__init__']],
    ['std::move(n+1)', ['std', '::move', 'n', '+1']],
    ['git commit --no-verify', ['git', 'commit', '--no', 'verify']],
    ['@scope/name@2, see @scope/name.', ['@scope', 'name', '@2', 'see', '@scope', 'name']],
    ['g++ or F#, src/ and 100%', ['g++', 'or', 'f#', 'src/', 'and', '100%']],
    ['Is it real-time and/or (well…) "quoted"? Yes: it is!', 'is it real time and or well quoted yes it is'.split(' ')],
    ['package.json of Node.js', ['package', 'json', 'of', 'node', 'js']],
    ['R&D, Q & A', ['r', '&d', 'q', 'a']],
  ])('keeps what belongs to the words of %j', (text, terms) => {
    const tokens = tokenize(text);
    expect(tokens.map(({ term }, at) => signedTerm(text, tokens, at) ?? term)).toEqual(terms);
  });
});
