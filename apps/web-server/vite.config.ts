import { defineConfig } from 'vite';
import { server } from '../../tools/vite/server.ts';

export default defineConfig(server());
