export { HomeSectionView } from './home/HomeSectionView.tsx';
export { SectionPlaceholders } from './home/LaterSections.tsx';
