import { build } from 'vite';
import { vendor } from '../../tools/vite/vendor.ts';

/** Builds the module that apps and checkout share, and a manifest that maps import specifiers to files. */
await build({ ...vendor, configFile: false, root: import.meta.dirname, logLevel: 'warn' });
