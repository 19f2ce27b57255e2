import './clean-checkout.int.test.ts';
