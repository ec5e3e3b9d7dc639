/** Where the page's links lead; the routes belong to the app. */
export const LINKS = {
  signIn: '/retailer/signin',
  getStarted: '/brand/signup',
  trial: '/brand/signup',
  demo: '/#schedule-demo',
  tour: '/demo',
  contact: '/cms/contact',
  brand: '/brand',
  retailer: '/retailer',
  bizman: '/bizman',
  admin: '/admin-access',
  superAdmin: '/super-admin',
} as const;
