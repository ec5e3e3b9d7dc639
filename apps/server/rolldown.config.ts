import { bundleInto } from './bundle';

export default bundleInto('./dist');
