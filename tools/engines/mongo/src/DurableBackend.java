import de.bwaldvogel.mongo.MongoCollection;
import de.bwaldvogel.mongo.MongoDatabase;
import de.bwaldvogel.mongo.backend.CollectionOptions;
import de.bwaldvogel.mongo.backend.QueryResult;
import de.bwaldvogel.mongo.backend.h2.H2Backend;
import de.bwaldvogel.mongo.backend.h2.H2Database;
import de.bwaldvogel.mongo.bson.Document;
import de.bwaldvogel.mongo.exception.MongoServerError;
import de.bwaldvogel.mongo.wire.message.MongoMessage;
import de.bwaldvogel.mongo.wire.message.MongoQuery;
import io.netty.channel.Channel;
import java.util.List;
import java.util.Set;
import org.h2.mvstore.MVMap;
import org.h2.mvstore.MVStore;

/** The library's backend, made to keep what it acknowledged and to refuse what it would silently ignore. */
final class DurableBackend extends H2Backend {
  private static final Set<String> READS = Set.of("find", "count", "distinct", "getmore", "killcursors", "hello",
      "ismaster", "ping", "buildinfo", "listindexes", "listcollections", "listdatabases", "endsessions", "getlog",
      "serverstatus", "connectionstatus", "whatsmyuri", "hostinfo", "getcmdlineopts", "dbstats", "collstats",
      "validate", "saslstart", "saslcontinue");

  private Scram scram;

  DurableBackend(MVStore store) {
    super(store);
  }

  void require(Scram login) {
    scram = login;
  }

  @Override public Document handleMessage(MongoMessage message) {
    String command = message.getDocument().keySet().iterator().next().toLowerCase();
    try {
      return super.handleMessage(message);
    } finally { // in the file before the reply leaves: an acknowledged write outlives SIGKILL
      if (!READS.contains(command)) getMvStore().commit();
    }
  }

  @Override public Document handleCommand(Channel channel, String database, String name, Document query) {
    String command = name.toLowerCase();
    if (scram != null && !scram.mayRun(channel, command))
      throw new MongoServerError(13, "Unauthorized", "command " + name + " requires authentication");
    switch (command) {
      case "hello":
      case "ismaster": {
        Document hello = super.handleCommand(channel, database, "ismaster", query);
        hello.put("isWritablePrimary", Boolean.TRUE);
        if (scram != null && query.containsKey("saslSupportedMechs"))
          hello.put("saslSupportedMechs", List.of(Scram.MECHANISM));
        return hello;
      }
      case "saslstart":
      case "saslcontinue":
        if (scram == null) throw new MongoServerError(18, "AuthenticationFailed", "Authentication failed.");
        return scram.talk(channel, command, query);
      case "createindexes":
        refuseWhatWouldBeIgnored(channel, database, query);
        return super.handleCommand(channel, database, name, query);
      default:
        return super.handleCommand(channel, database, name, query);
    }
  }

  @Override public QueryResult handleQuery(MongoQuery query) {
    if (scram != null) throw new MongoServerError(13, "Unauthorized", "legacy queries are off");
    return super.handleQuery(query);
  }

  /** The library takes these and does not enforce them; MongoDB would enforce or refuse them. */
  @SuppressWarnings("unchecked")
  private void refuseWhatWouldBeIgnored(Channel channel, String database, Document query) {
    Document listed = super.handleCommand(channel, database, "listIndexes",
        new Document("listIndexes", query.get("createIndexes")));
    List<Document> present = (List<Document>) ((Document) listed.get("cursor")).get("firstBatch");
    for (Document index : (List<Document>) query.get("indexes")) {
      for (String option : List.of("partialFilterExpression", "collation"))
        if (index.containsKey(option))
          throw new MongoServerError(67, "CannotCreateIndex", "index option " + option + " is not supported here");
      for (Document old : present)
        if (old.get("name").equals(index.get("name")) && !specification(old).equals(specification(index)))
          throw new MongoServerError(86, "IndexKeySpecsConflict",
              "An index named " + index.get("name") + " exists with other keys or options");
    }
  }

  private static String specification(Document index) {
    StringBuilder text = new StringBuilder();
    ((Document) index.get("key")).forEach((key, value) ->
        text.append(key).append(value instanceof Number ? ((Number) value).intValue() : value).append(' '));
    return text.append(isTrue(index.get("unique"))).append(isTrue(index.get("sparse"))).toString();
  }

  private static boolean isTrue(Object value) {
    return Boolean.TRUE.equals(value) || value instanceof Number && ((Number) value).doubleValue() != 0;
  }

  @Override protected MongoDatabase openOrCreateDatabase(String name) { // runs inside super(): no own fields here
    MVStore store = getMvStore();
    return new H2Database(name, store, getCursorRegistry()) {
      @Override protected MongoCollection<Object> openOrCreateCollection(String collection, CollectionOptions options) {
        String full = name + "." + collection;
        MVMap<Object, Document> data = store.openMap("databases." + full);
        MVMap<String, Object> meta = store.openMap("meta." + full);
        return new CollectionById(this, collection, options, data, meta, cursorRegistry);
      }
    };
  }
}
