export { campaigns } from './campaigns';
export { wallets } from './wallets';
