import { build } from 'vite';
import { vendor } from '../../tools/vite/vendor.ts';

/** Builds the module that apps and checkout share, and its manifest from import specifier to file. */
await build({ ...vendor, configFile: false, root: import.meta.dirname, logLevel: 'warn' });
