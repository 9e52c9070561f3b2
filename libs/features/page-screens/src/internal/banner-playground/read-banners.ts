import { isObject } from '@pasar/json';
import { checkProps } from '@pasar/page-builder';
import type { BannerData } from '@pasar/page-sections';
import { describeProblem } from '../component-builder/describe-problem.ts';
import { tryParseJson } from '../shared/try-parse-json.ts';

type ReadBanners = { readonly banners: readonly BannerData[]; readonly problems: readonly string[] };

const maxBanners = 5;
const wrong = (...problems: string[]): ReadBanners => ({ banners: [], problems });

/** A banner needs the fields of a page's head: title, text, picture and link. */
const checkBanner = (value: unknown, index: number): string[] => {
  const problems = checkProps('hero', value).map(describeProblem);
  const banner = isObject(value) ? value : {};
  const missing = ['subtitle', 'picture', 'link']
    .filter((name) => !(name in banner))
    .map((name) => `${name} is missing.`);
  return [...problems, ...missing].map((problem) => `Banner ${index + 1}: ${problem}`);
};

/** Parses one to five banners from JSON, or returns the problems. */
export function readBanners(text: string): ReadBanners {
  const parsed = tryParseJson(text);
  if ('problem' in parsed) return wrong(parsed.problem);
  const list = parsed.value;
  if (!Array.isArray(list) || list.length === 0 || list.length > maxBanners)
    return wrong('Write a list of one to five banners.');
  const problems = list.flatMap(checkBanner);
  if (problems.length > 0) return wrong(...problems);
  return { banners: list.map((banner: Omit<BannerData, 'id'>, id) => ({ ...banner, id })), problems: [] };
}
