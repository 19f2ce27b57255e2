import './move-checkout.int.test.ts';
