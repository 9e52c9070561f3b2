import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ExecutorContext, TaskGraph } from '@nx/devkit';
import { createBatchExecutor, createExecutor } from './batch-executor.ts';
import type { ToolReport } from './batch-executor.ts';

const task = (id: string, projectRoot: string) => ({
  id,
  projectRoot,
  target: { project: id, target: 'lint' },
  overrides: {},
  outputs: [],
  parallelism: true,
  cache: true,
});

const graph: TaskGraph = {
  roots: ['cart:lint', 'money:lint'],
  tasks: {
    'cart:lint': task('cart:lint', 'libs/domain/cart'),
    'money:lint': task('money:lint', 'libs/domain/money'),
  },
  dependencies: {},
  continuousDependencies: {},
};

const context = {
  root: '/workspace',
  cwd: '/workspace',
  isVerbose: false,
  projectName: 'cart',
  projectsConfigurations: { version: 2, projects: { cart: { root: 'libs/domain/cart' } } },
} as unknown as ExecutorContext;

let printed: unknown[];
beforeEach(() => {
  printed = [];
  vi.spyOn(console, 'error').mockImplementation((text) => printed.push(text));
});
afterEach(() => void vi.restoreAllMocks());

const nothing: ToolReport = { problems: new Map() };
const problemInCart: ToolReport = {
  problems: new Map([['libs/domain/cart', 'cart.ts:1:1 wrong']]),
  failure: 'everything that the tool printed',
};
const crash: ToolReport = { problems: new Map(), failure: 'no configuration' };

it.each([
  ['nothing to say', nothing, { cart: true, money: true }, []],
  ['a problem in a file of one project', problemInCart, { cart: false, money: true }, ['cart.ts:1:1 wrong']],
  ['a failure without a file', crash, { cart: false, money: false }, ['no configuration']],
])('reports each project of a batch by %s', async (_title, report, expected, output) => {
  const roots: string[][] = [];
  const run = createBatchExecutor(async (given) => (roots.push([...given]), report));
  const results = await run(graph, {}, {}, context);
  expect(roots).toEqual([['libs/domain/cart', 'libs/domain/money']]);
  expect({ cart: results['cart:lint']?.success, money: results['money:lint']?.success }).toEqual(expected);
  expect(printed).toEqual(output);
});

it.each([
  [nothing, true],
  [problemInCart, false],
  [crash, false],
])('runs one project without batch mode: %#', async (report, success) => {
  expect(await createExecutor(async () => report)({}, context)).toEqual({ success });
});
