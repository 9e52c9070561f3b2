/** The index that a key moves to; -1 is the text field, between the last and the first option. */
export const nextOption = (key: string, active: number, count: number): number => {
  if (key === 'ArrowDown') return active + 1 >= count ? -1 : active + 1;
  if (key === 'ArrowUp') return active === -1 ? count - 1 : active - 1;
  return active;
};
