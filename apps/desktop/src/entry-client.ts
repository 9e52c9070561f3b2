import './styles.css';
import { startStorefront } from '@pasar/storefront-app/browser';
import { app } from './app.ts';

startStorefront(app);
