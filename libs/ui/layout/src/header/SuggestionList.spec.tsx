// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import SuggestionList from './SuggestionList.tsx';
import type { Suggestion } from './suggestion.ts';

const list = (suggestions: readonly Suggestion[]) => (
  <SuggestionList
    id="options"
    active={-1}
    suggestions={suggestions}
    heading={undefined}
    onPick={() => undefined}
    onForget={undefined}
  />
);

const listed = () => screen.getAllByRole('option').map((option) => option.textContent);

it('lists nothing of an earlier query, even if products share name and category', () => {
  const twins = [1, 2].map((itemid) => ({ text: 'Lamp', note: 'Home', link: `/Lamp-i.1.${itemid}` }));
  const { rerender } = render(list(twins));
  expect(listed()).toHaveLength(2);
  rerender(list([{ text: 'Rug', link: '/search?keyword=Rug' }]));
  expect(listed()).toEqual(['Rug']);
});
