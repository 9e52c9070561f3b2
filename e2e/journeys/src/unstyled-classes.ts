import { readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';

const appsFolder = join(import.meta.dirname, '../../../apps');

type StyleSheets = ReadonlyMap<string, ReadonlySet<string>>;

const readStyleSheets = (app: string): StyleSheets => {
  const folder = join(appsFolder, app, 'dist/app/client');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.css'),
  );
  return new Map(
    files.map((name) => {
      const classes = readFileSync(join(folder, name), 'utf8').match(/(?<=\.)[A-Za-z_][\w-]*/g) ?? [];
      return [basename(name), new Set(classes)];
    }),
  );
};

const built = new Map<string, StyleSheets>();

const getStyleSheets = (app: string): StyleSheets => {
  const known = built.get(app) ?? readStyleSheets(app);
  built.set(app, known);
  return known;
};

/**
 * Returns classes in a page's HTML whose rules are in stylesheets that the page does not link, as `class (file)`: their
 * elements are unstyled until a script loads the stylesheet.
 */
export function unstyledClasses(html: string): string[] {
  const links = [...html.matchAll(/<link rel="stylesheet" href="\/assets\/([\w-]+)\/([^"]+)"/g)];
  const app = links[0]?.[1];
  if (app === undefined) return [];
  const linked = new Set(links.map(([, , file = '']) => basename(file)));
  const body = html.slice(html.indexOf('<body'));
  const used = new Set([...body.matchAll(/ class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' ')));
  const sheets = [...getStyleSheets(app)];
  return [...used].flatMap((name) => {
    const files = sheets.filter(([, classes]) => classes.has(name)).map(([file]) => file);
    return files.length === 0 || files.some((file) => linked.has(file))
      ? []
      : [`${name} (${files.join(', ')})`];
  });
}
