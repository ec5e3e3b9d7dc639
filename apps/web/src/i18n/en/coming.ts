/** What each screen is for, said plainly, and that it is not open yet. */
export const coming = {
  title: 'Not open yet',
  backToDashboard: 'Back to Dashboard',
  backHome: 'Back to the home page',
  signIn: 'Sign In',
  brandLanding:
    'What Chowk does for brands will be told here in full with a later release; sign-in already works.',
  retailerLanding:
    'What Chowk does for stores will be told here in full with a later release; sign-in already works.',
  bizmanLanding:
    'What Chowk does for bizmen will be told here in full with a later release; sign-in already works.',
  products: 'Here a brand will manage the products stores can order, with a later release.',
  adSpaces: 'Here a brand will find and book ad spaces in shops, with a later release.',
  marketplace: 'Here you will browse products from brands and order them, with a later release.',
  cart: 'What you pick in the marketplace will wait here, with a later release.',
  checkout: 'Here you will review an order and place it, with a later release.',
  storeProfile: 'A store’s public profile will be shown here, with a later release.',
  deal: 'Links to a deal will open it here, with a later release.',
  proof: 'Links to a proof will open it here, with a later release.',
  order: 'Links to an order will open it here, with a later release.',
  adspace: 'Links to an ad space booking will open it here, with a later release.',
  demo: 'A tour of the app on a phone will be shown here, with a later release.',
} as const;
