/** What each screen is for, said plainly, and that it is not open yet. */
export const coming = {
  title: 'अभी खुला नहीं है',
  backToDashboard: 'डैशबोर्ड पर लौटें',
  backHome: 'होम पेज पर लौटें',
  signIn: 'साइन इन करें',
  deal: 'डील के लिंक यहाँ खुलेंगे, अगले किसी संस्करण से।',
  proof: 'सबूत के लिंक यहाँ खुलेंगे, अगले किसी संस्करण से।',
} as const;
