import de.bwaldvogel.mongo.MongoServer;
import de.bwaldvogel.mongo.MongoVersion;
import java.io.File;
import java.net.InetSocketAddress;
import java.util.List;
import org.h2.mvstore.MVStore;

/**
 * A durable server of the MongoDB protocol for development and tests. Arguments: host port storeFile.
 * With MONGO_ENGINE_USERS set (a line `name password` for each) SCRAM-SHA-256 is required. Every user may do everything.
 */
public final class MongoEngine {
  private static final long COMPACT_ABOVE_BYTES = 64L << 20;
  private static final int COMPACT_AT_MOST_MS = 3000;

  public static void main(String[] arguments) {
    try {
      serve(arguments[0], Integer.parseInt(arguments[1]), arguments[2]);
    } catch (Throwable failure) { // the event loop's threads would keep alive a server that has no port
      System.err.println(failure);
      Runtime.getRuntime().halt(1);
    }
  }

  private static void serve(String host, int port, String storeFile) throws Exception {
    // No background writer: it would serialise documents while the event loop changes them in place.
    MVStore store = new MVStore.Builder().fileName(storeFile).autoCommitDisabled().cacheSize(64).open();
    store.setRetentionTime(0); // freed space may be used again at once
    if (new File(storeFile).length() > COMPACT_ABOVE_BYTES) store.compactFile(COMPACT_AT_MOST_MS);
    DurableBackend backend = new DurableBackend(store);
    String users = System.getenv("MONGO_ENGINE_USERS");
    if (users != null && !users.isBlank()) backend.require(new Scram(users.strip().lines().toList()));
    backend.version(new MongoVersion() {
      @Override public List<Integer> getVersionArray() {
        return List.of(5, 0, 0);
      }

      @Override public int getWireVersion() {
        return 13; // the library says 8, and today's drivers ask for 9 or more
      }
    });
    MongoServer server = new MongoServer(backend);
    // One worker thread: a command and the encoding of its reply are one step, so there are no torn reads.
    server.bind(new InetSocketAddress(host, port), 1, 1);
    Runtime.getRuntime().addShutdownHook(new Thread(server::shutdownNow));
    System.out.println("ready on port " + server.getLocalAddress().getPort());
  }
}
