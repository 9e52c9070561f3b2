export { CrashScreen } from './crash/CrashScreen.tsx';
export type { CrashScreenProps } from './crash/CrashScreen.tsx';
export { systemTexts } from './translations.ts';
