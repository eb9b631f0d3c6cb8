import { Redis } from 'ioredis'
import { Kafka, logLevel } from 'kafkajs'
import mongoose from 'mongoose'
import type { Engine } from '../src/index.js'

/** Keeps one value in an engine and reads it back, with a connection for each. */
interface Keeper {
  keep(value: string): Promise<void>
  kept(): Promise<string[]>
}

const topic = 'kept'

function kafkaKeeper({ url }: Engine): Keeper {
  const kafka = new Kafka({ brokers: [url], logLevel: logLevel.NOTHING, retry: { retries: 20 } })
  return {
    async keep(value) {
      const admin = kafka.admin()
      await admin.connect()
      await admin.createTopics({ topics: [{ topic, numPartitions: 1 }], waitForLeaders: false })
      await admin.disconnect()
      const producer = kafka.producer()
      await producer.connect()
      await producer.send({ topic, acks: -1, messages: [{ value }] })
      await producer.disconnect()
    },
    async kept() {
      const values: string[] = []
      const admin = kafka.admin()
      await admin.connect()
      const [partition] = await admin.fetchTopicOffsets(topic)
      await admin.disconnect()
      const consumer = kafka.consumer({ groupId: `reader-${Math.random()}` })
      await consumer.connect()
      await consumer.subscribe({ topic, fromBeginning: true })
      await new Promise<void>((resolve, reject) => {
        const eachMessage = async ({ message }: { message: { value: Buffer | null } }) => {
          values.push(String(message.value))
          if (values.length === Number(partition?.high)) resolve()
        }
        consumer.run({ eachMessage }).catch(reject)
      })
      await consumer.disconnect()
      return values
    },
  }
}

function mongoKeeper({ url }: Engine): Keeper {
  const using = async <T>(work: (things: mongoose.mongo.Collection<{ _id: string }>) => Promise<T>) => {
    const connection = await mongoose.createConnection(url).asPromise()
    try {
      return await work(connection.collection('kept') as never)
    } finally {
      await connection.close()
    }
  }
  return {
    keep: (value) => using(async (things) => void (await things.insertOne({ _id: value }))),
    kept: () => using(async (things) => (await things.find().toArray()).map(({ _id }) => _id)),
  }
}

function redisKeeper({ url }: Engine): Keeper {
  const using = async <T>(work: (redis: Redis) => Promise<T>) => {
    const redis = new Redis(url)
    try {
      return await work(redis)
    } finally {
      redis.disconnect()
    }
  }
  return {
    keep: (value) => using(async (redis) => void (await redis.rpush('kept', value))),
    kept: () => using((redis) => redis.lrange('kept', 0, -1)),
  }
}

export const keeperFor = { kafka: kafkaKeeper, mongo: mongoKeeper, redis: redisKeeper }
