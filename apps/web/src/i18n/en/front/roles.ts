/** The three pages that tell each role its own story. */
export const roles = {
  'brand.title': 'Pay for shelves you can see',
  'brand.text':
    'Say what should stand where and what a placement is worth to you. Shops accept, prove it with a photo from inside their own four walls, and only then does your money move.',
  'brand.start': 'Start Free Trial',
  'brand.step1': 'Set the budget and the area',
  'brand.step1Text':
    'Choose shop types, places and days. You see how many shops fit before you pay.',
  'brand.step2': 'Watch shops accept',
  'brand.step2Text':
    'Offers go out in waves. Each slot’s money is held, never more than the budget.',
  'brand.step3': 'Judge by evidence',
  'brand.step3Text':
    'Photo, place, time, and what we measured. Approve, refuse with a reason, or leave it to our team.',
  'brand.q1': 'What if a slot gets no proof?',
  'brand.a1':
    'Then nothing is taken. The held money of that slot goes back to your wallet, fee and tax included.',
  'brand.q2': 'How do you know the photo is real?',
  'brand.a2':
    'It can only be taken in the app. Its place is compared with the shop’s own fence on the map, copies are recognised, and a person looks where anything is unsure.',
  'brand.q3': 'Is there a subscription?',
  'brand.a3':
    'No. You pay a fee on placements that were approved, by what you spend in a month, and GST on that fee where it applies. Nothing else.',
  'brand.q4': 'Can shops order our goods here too?',
  'brand.a4': 'Yes. You keep a catalogue, shops order from it, and you can book their ad spaces.',
  'retailer.title': 'Your shelf earns, and you know when',
  'retailer.text':
    'Brands pay for a place on your counter. Each deal says what to place, for how long and what it pays. Take a photo, and see the day your money comes.',
  'retailer.start': 'Join with your shop',
  'retailer.step1': 'Pick a deal',
  'retailer.step1Text':
    'Only deals that fit your shop. What it pays is what you get: the fee is the brand’s.',
  'retailer.step2': 'Place it and take a photo',
  'retailer.step2Text':
    'Standing in your shop, with or without a network. The phone keeps it until it is sent.',
  'retailer.step3': 'See your money',
  'retailer.step3Text': 'Gross, tax, net and the due day of every payout, straight to your UPI ID.',
  'retailer.q1': 'What does it cost me?',
  'retailer.a1': 'Nothing. There is no fee for shops, neither to join nor to be paid.',
  'retailer.q2': 'When do I get paid?',
  'retailer.a2':
    'Proofs are decided within two days. The payout is due at the latest seven days after approval.',
  'retailer.q3': 'My network is poor. Does it work?',
  'retailer.a3':
    'Yes. Accept deals and take photos offline. Everything is sent when the signal is back.',
  'retailer.q4': 'What if my proof is refused?',
  'retailer.a4':
    'You are told why and may send another photo while the deal runs. Once you may ask for a second look by a person.',
  'bizman.title': 'Every shop you bring keeps paying',
  'bizman.text':
    'You know the lanes and the people. Bring shops to Chowk at their own counter, help them with their first deal, and be paid for each step.',
  'bizman.start': 'Become a bizman',
  'bizman.step1': 'Add a shop where it stands',
  'bizman.step1Text': 'Name, owner, photos and the place on the map, in minutes, also offline.',
  'bizman.step2': 'Help with the first proof',
  'bizman.step2Text': 'Act for the shop as far as its owner allows. They see everything you do.',
  'bizman.step3': 'Earn step by step',
  'bizman.step3Text':
    'At activation, at the first approved proof and once more on day 60, with a bonus for strong months.',
  'bizman.q1': 'Do I need to pay or buy anything?',
  'bizman.a1': 'No. A phone and your knowledge of the area are enough.',
  'bizman.q2': 'When is a shop mine?',
  'bizman.a2': 'From the lead you recorded on. Your manager sees who came first, and so do you.',
  'bizman.q3': 'How am I paid?',
  'bizman.a3': 'To your UPI ID, each earning with the shop it came from and the day it is due.',
  'bizman.q4': 'Can I work where there is no network?',
  'bizman.a4':
    'Yes. Leads, visits and photos wait on your phone and are sent later, in order, once.',
  signIn: 'Sign In',
  how: 'How it goes',
  questions: 'Questions people ask',
  calculator: 'Calculate',
} as const;
