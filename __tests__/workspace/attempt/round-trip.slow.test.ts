import './round-trip.int.test.ts';
