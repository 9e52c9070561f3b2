import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '@nx/devkit';
import { expect, it } from 'vitest';
import { readTable } from './source/edit-table.ts';
import { findDeclaration, parseSource } from './source/source-file.ts';
import { declarations, packages, workspacePaths, screensTable, tables } from './workspace-paths.data.ts';

it.each([...Object.values(tables), screensTable('order-screens')])(
  '$file has the table $name',
  ({ file, name }) => {
    const text = readFileSync(join(workspaceRoot, file), 'utf8');
    // Every route may have its screen, and every story and badge its picture.
    const { unbuiltRoutes, storiesWithoutPicture, badgesWithoutPicture } = tables;
    const mayBeEmpty = [unbuiltRoutes, storiesWithoutPicture, badgesWithoutPicture].map((each) => each.name);
    const fewest = mayBeEmpty.includes(name) ? 0 : 1;
    expect(readTable({ file, text }, name).length).toBeGreaterThanOrEqual(fewest);
  },
);

it.each(Object.values(declarations))('$file declares $name', ({ file, name }) => {
  const text = readFileSync(join(workspaceRoot, file), 'utf8');
  expect(findDeclaration(parseSource({ file, text }), name)).toBeDefined();
});

it.each(Object.values(workspacePaths))('%s exists', (path) => {
  expect(existsSync(join(workspaceRoot, path))).toBe(true);
});

it.each(Object.values(packages))('%s is a package of the workspace', (name) => {
  expect(existsSync(join(workspaceRoot, 'node_modules', name))).toBe(true);
});
