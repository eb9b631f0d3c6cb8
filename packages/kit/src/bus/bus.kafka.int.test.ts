import { kafkaHarness } from '../../tests/kafka-place.js'
import { busContract } from './bus.contract.js'

const brokers = () => '127.0.0.1:19200'

busContract(kafkaHarness(brokers))
