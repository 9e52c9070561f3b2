import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readAppBuild } from './read-app-build.ts';
import type { AppBuild } from './read-app-build.ts';

const manifest = {
  'src/entry.ts': { file: 'entry.js', isEntry: true, css: ['entry.css'] },
  'src/page.ts': { file: 'page.js', isDynamicEntry: true, imports: ['_shared.js'], css: ['page.css'] },
  '_shared.js': { file: 'shared.js', css: ['shared.css'] },
};

const screens = { '@pasar/pages/page': 'page.js', '@pasar/pages/hero': 'shared.js' };

describe('the build of an app', () => {
  let folder: string;
  let build: AppBuild;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'app-build-'));
    await writeFile(join(folder, 'manifest.json'), JSON.stringify(manifest));
    await writeFile(join(folder, 'screens.json'), JSON.stringify(screens));
    build = await readAppBuild(folder, '/assets/', []);
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('lists the files of a screen, imports first', () => {
    expect(build.assetsOf('@pasar/pages/page')).toMatchObject({
      scripts: ['/assets/entry.js', '/assets/shared.js', '/assets/page.js'],
      styles: ['/assets/entry.css', '/assets/shared.css', '/assets/page.css'],
      screen: '/assets/page.js',
    });
  });

  it('lists the files of a module that is bundled with others, which no script can import by name', () => {
    const assets = build.assetsOf('@pasar/pages/hero');
    expect(assets.styles).toEqual(['/assets/entry.css', '/assets/shared.css']);
    expect(assets).not.toHaveProperty('screen');
  });

  it('lists the files of the app for a screen that it did not build', () => {
    expect(build.assetsOf('@pasar/pages/other')).toMatchObject({ scripts: ['/assets/entry.js'] });
  });
});
