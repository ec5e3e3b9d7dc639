export { comeback } from './comeback';
export { front } from './front';
export { landing } from './landing';
export { notme } from './notme';
export { roles } from './roles';
export { signup } from './signup';
export { tour } from './tour';
