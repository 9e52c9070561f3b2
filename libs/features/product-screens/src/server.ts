export { Details } from './parts/Details.tsx';
export { ShopCard } from './parts/ShopCard.tsx';
