/** The pages that a pager names, `null` for a gap: first, last, the present one and its neighbours. Pages count from 1. */
export const pageWindow = (page: number, pages: number): readonly (number | null)[] => {
  const wanted = [1, page - 1, page, page + 1, pages].filter((one) => one >= 1 && one <= pages);
  const shown = [...new Set(wanted)].sort((a, b) => a - b);
  return shown.flatMap((one, index) => {
    const before = shown[index - 1];
    if (before === undefined || one - before === 1) return [one];
    return one - before === 2 ? [one - 1, one] : [null, one];
  });
};
