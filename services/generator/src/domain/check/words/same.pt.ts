import { groups as things } from './same-things.pt.js'

/** See same-meaning.ts. */
const deeds = `
reduzir diminuir diminuição recuar; encurtar > reduzir; cortar corte; aumentar aumento incrementar incremento elevar
elevação subir; crescer aumentar; ampliar alargar alargamento estender; expandir ampliar alargar; duplicar dobrar;
duplicar triplicar dobrar > multiplicar aumentar; multiplicar multiplicação; melhorar melhoria melhoramento
aprimorar aperfeiçoar; otimizar optimizar otimização; otimizar optimizar > melhorar; agilizar acelerar; poupar
poupança economizar; evitar prevenir; reforçar reforço fortalecer; facilitar > ajudar; fundar > fundação; fundador
fundadora > fundar fundação; cofundador cofundadora > cofundar; fundar constituir > criar abrir; abrir inaugurar
inauguração; criar lançar fundar implantar implementar introduzir abrir montar > iniciar arrancar; lançar arrancar
arranque; iniciar início começar; empreender > iniciar; introduzir implantar implantação implementar implementação;
instaurar estabelecer; implantar implementar introduzir instaurar > estabelecer; estabelecer estabelecimento;
desenvolver desenvolvimento; elaborar elaboração redigir; elaborar redigir confecionar > preparar preparação; preparar > elaborar redigir;
preparar preparação; criar desenvolver desenhar construir conceber > elaborar; conceber conceção concepção desenhar
projetar; dirigir liderar liderança encabeçar chefiar comandar; dirigir liderar chefiar > direção; dirigir liderar
chefiar diretor diretora chefe > frente; diretor diretora > dirigir; chefe > chefiar dirigir; presidente presidenta
> presidir; secretário secretária > secretaria; tesoureiro tesoureira > tesouraria contas; gerir gerenciar
administrar administração; gestor gestora administrador administradora gerente > gerir gerenciar administrar
administração; tramitar tramitação; tramitar > gerir; supervisionar supervisor; supervisor supervisora >
supervisionar; supervisionar > controlar controlo controle; controlar controlo controle; vigiar vigilância
monitorizar; inspecionar fiscalizar fiscalização; inspetor inspetora > inspecionar; inspecionar auditar
supervisionar > rever; rever revisar revisão; rever > verificar; verificar verificação comprovar conferir; auditar
auditoria; auditor auditora > auditar auditoria; coordenar coordenação; coordenador coordenadora > coordenar
coordenação; organizar organização; organizador organizadora > organizar; planear planejar planificar planificação;
programar programação; agendar agendamento; agendar > marcar marcação; colaborar colaboração cooperar cooperação;
colaborador colaboradora > colaborar; apoiar auxiliar auxílio suporte amparar; apoiar auxiliar assistir > ajudar
ajuda; ajudar ajuda apoiar; ajudante assistente auxiliar > ajudar ajuda apoiar assistir auxiliar; participar
participação intervir; colaborar > participar contribuir; participar > colaborar; ajudar apoiar > contribuir
colaborar contributo contribuição colaboração apoio; contribuir contributo aportar; representar representação; representante > representar; delegado delegada
> representante representar; porta-voz > representar; assessorar assessoria aconselhar aconselhamento orientar
orientação; consultor consultora assessor assessora > aconselhar assessorar assessoria consultoria; orientador
orientadora > orientar orientação; consultoria assessoria; mediar mediação; mediador mediadora > mediar mediação;
ensinar lecionar leccionar docência ministrar dar; ensinar lecionar leccionar ministrar > aula; professor professora
docente > ensinar lecionar leccionar ministrar aula docência; professor professora > docente; formar formação
capacitar capacitação; oficina workshop > orientar; formador formadora instrutor instrutora > formar formação ministrar; instrutor instrutora >
formador formadora; treinador treinadora > treinar; tutor tutora > tutoria; tutoria > acompanhar orientar; cair > diminuir baixar descer recuar; educar educação; educador educadora >
educar educação; mentor mentora > mentoria; avaliar avaliação; avaliador avaliadora > avaliar; examinar exame;
revisor revisora > rever corrigir; classificar classificação; pontuar pontuação; analisar análise; analista >
analisar análise; investigar investigação pesquisar pesquisa; investigador investigadora pesquisador pesquisadora >
investigar investigação pesquisar pesquisa; estudar estudo; investigar pesquisar analisar > estudar estudo; medir
medida; calcular cálculo; diagnosticar diagnóstico; comparar comparação; detetar detectar encontrar; identificar
identificação localizar; observar observação; experimentar experimento ensaio; recolher coletar coleta reunir;
entrevistar entrevista; inquérito questionário inquirir; levantamento > recolha inventário; resolver solucionar
solução; consulta caso chamada > atender; cuidar assistir acompanhar tratar > atender; cuidar cuidado; cuidador
cuidadora > cuidar atender; vendedor vendedora rececionista recepcionista garçom garçonete > atender; renovar
renovação modernizar modernização; atualizar actualizar atualização; renovar > atualizar; reformar reforma remodelar
remodelação; reabilitar reabilitação > remodelar renovar reformar; restaurar restauro restauração; restaurador
restauradora > restaurar; transformar transformação converter; adaptar adaptação; ajustar ajuste; substituir trocar
troca; mudar mudança; transferir mudar; distribuir repartir; entregar distribuir; entregador entregadora estafeta >
entregar; carteiro > entregar correio carta; enviar envio remeter; expedir despachar; recolher apanhar; colher
apanhar; carregar carga; descarregar descarga; armazenar estoque; classificar > ordenar; embalar empacotar;
etiquetar rotular etiquetagem rotulagem; inventariar inventário; catalogar catalogação catálogo; arquivar arquivo;
registar anotar; documentar documentação; transportar transporte; importar importação; exportar exportação;
abastecer abastecimento fornecer fornecimento suprir; vender comercializar comercialização; vendedor vendedora
lojista > vender; negociar negociação; captar captação angariar angariação; fidelizar fidelização; faturar faturação
faturamento; cobrar cobrança; adquirir comprar; comprador compradora > comprar; contratar recrutar recrutamento;
leiloar leilão; arrendar alugar; avaliar > estimar; obter conseguir alcançar lograr; ganhar vencer > obter
conseguir; ganhar vencer vitória; arrecadar arrecadação angariar recolher; reunir juntar; publicar publicação;
editar edição; escrever redigir; redator redatora > escrever redigir; autor autora escritor escritora > escrever;
escritor escritora > autor autora; romancista poeta > escritor escritora autor autora; tradutor tradutora >
traduzir; intérprete > interpretar interpretação; interpretar interpretação; legendar legenda legendagem; locutor
locutora > locução rádio; apresentador apresentadora > apresentar; apresentar apresentação; moderar moderação;
divulgar divulgação difundir; cobrir reportar; editor editora > editar; revisor revisora > revisão; desenhar design;
designer > desenhar design; desenhador desenhadora ilustrador ilustradora > desenhar ilustrar; ilustrar ilustração;
ilustrar > desenhar; pintar pintura; pintor pintora > pintar; fotografar fotografia foto fotográfico; fotógrafo
fotógrafa > fotografar fotografia foto; retratar retrato; retratar > fotografar; gravar gravação; filmar rodar;
esculpir escultura; escultor escultora > esculpir; compositor compositora > compor música; tocar > música; cantar
canto canta; cantor cantora > cantar; atuar representar; dançar dança; bailarino bailarina > dançar; curador
curadora > exposição curadoria; dramaturgo dramaturga > teatro escrever; ator atriz > atuar interpretar representar;
animar animação; paginar paginação; entalhar talha; modelar modelação modelagem; expor mostrar; construir edificar
edificação erguer; construir > obra; pedreiro > construção obra; reparar reparação reparo consertar conserto
arranjar; reparar consertar > manutenção; manter conservar conservação; instalar instalação colocar colocação;
montador montadora > montar; instalador instaladora > instalar; soldador soldadora > soldar; eletricista
electricista > elétrico eletricidade; canalizador encanador > canalização encanamento; carpinteiro carpinteira
marceneiro > carpintaria madeira; marceneiro > marcenaria; mecânico > reparar; maquinar usinar usinagem maquinação;
torneiro torneira > tornear torno; lixar lixamento; envernizar verniz; estofar estofamento; polir lustrar;
costureira costureiro modista alfaiate > costurar coser costura; bordar bordado; tricotar tricô; lavar lavagem;
limpar limpeza; faxineira faxineiro > limpar limpeza; desinfetar desinfeção; engomar > passar; escavar escavação;
demolir demolição; pavimentar pavimentação asfaltar; azulejar azulejo; fabricar produzir manufaturar; fabricar
produzir > elaborar; operário operária operador > trabalhador trabalhadora; operar operação; engarrafar
engarrafamento; forjar forja; cozinhar cozinha; cozinheiro cozinheira chef > cozinhar; chef > cozinheiro cozinheira;
assar cozer forno; servir serviço; garçom garçonete > servir mesa; padeiro padeira > pão padaria; pasteleiro
confeiteiro pasteleira confeiteira > pastelaria confeitaria doce bolo; barista > café; amassar massa; agricultor
agricultora > agricultura agrícola cultivar; colher vindimar vindima; vindima > uva colheita; criar criação;
ordenhar ordenha; pastor pastora > rebanho gado; jardineiro jardineira > jardinagem jardim; apicultor apicultora >
apicultura abelha colmeia; pescador pescadora > pescar; viticultor viticultora > vinha uva; enólogo enóloga > vinho
enologia; alimentar alimentação; fazendeiro fazendeira > fazenda; curar cura; cirurgia > operar intervenção;
cirurgião cirurgiã > cirurgia operar cirúrgico; enfermeiro enfermeira > enfermagem cuidar; médico médica > medicina;
pediatra cardiologista neurologista cirurgião psiquiatra dermatologista ginecologista > médico doutor; pediatra >
pediatria criança; psiquiatra > psiquiatria; cardiologista > cardiologia; vacinar vacinação vacina; esterilizar
esterilização castrar; medicar medicação medicamento; reabilitar recuperação; fisioterapeuta > fisioterapia;
parteira > parto; psicólogo psicóloga > psicologia; dentista odontologista > odontologia dentária; farmacêutico
farmacêutica > farmácia; veterinário veterinária > veterinária animal; nutricionista dietista > nutrição dieta;
terapeuta > terapia; dador doador > doar; socorrista nadador-salvador > socorrer resgate salvamento; terapeuta >
tratar; conduzir > dirigir; guiar > conduzir; motorista condutor condutora > conduzir dirigir condução; camionista
caminhoneiro caminhoneira > camião caminhão conduzir motorista condutor; taxista > táxi conduzir motorista; pilotar
voar; piloto > pilotar voar; navegar navegação; marinheiro marinheira > barco mar; maquinista > comboio trem;
advogado advogada > direito jurídico legal; juiz juíza magistrado > tribunal; procurador procuradora > tribunal;
litígio litigar; polícia policial > policiamento; bombeiro bombeira > incêndio emergência resgate; resgatar resgate
salvamento; vigilante > vigiar segurança; patrulhar patrulha; arbitrar arbitragem; árbitro árbitra > arbitrar;
programar codificar; programador programadora desenvolvedor desenvolvedora > programar programação desenvolver
software; migrar migração; testar teste; depurar depuração; monitorizar monitoramento monitorar; integrar
integração; configurar configuração; automatizar automatização automação; modelar modelo; visualizar visualização;
encriptar cifrar; doar doação donativo; voluntário voluntária > voluntariado; acolher > receber; inserir inserção;
alfabetizar alfabetização; sensibilizar sensibilização conscientizar; mobilizar mobilização; rececionista
recepcionista > receção recepção; visitar visita; explicar explicação; reflorestar reflorestamento reflorestação;
contar narrar relato; jogar joga jogo; jogador jogadora > jogar; competir disputar; vencedor
vencedora campeão campeã > vencer ganhar; bater recorde; nadar nado; nadador nadadora > nadar; escalar escalada;
esquiar esqui; pescar pescaria; patinar patinagem patinação; mergulhar mergulho; caminhar andar; viajar viagem;
passear andar; contabilizar contar; contabilista contador contadora > contabilidade contas; administrativo
administrativa > administração; fechar fecho fechamento; acordar acordo; assinar assinatura; pactuar pacto; convocar
convocatória; solicitar solicitação pedir; responder resposta; perguntar pergunta; propor sugerir; aprovar
aprovação; autorizar autorização; certificar certificação; acreditar acreditação; cumprir cumprimento; garantir
assegurar; ligar ligação conectar; fomentar fomento impulsionar promover; divulgar > promover; dinamizar dinamização
animar; eliminar eliminação suprimir; retirar retirada; separar separação triagem; misturar mistura; pesar pesagem;
herdar herança; emprestar empréstimo; devolver restituir; agrupar agrupamento; reutilizar reutilização; premiar
galardoar; nomear nomeação; formar capacitar > ensinar; triagem > classificar classificação; reduzir diminuir > cair
caiu queda; tramitar gerir; automático automatizado automatizar; tests testes teste prova; acompanhamento seguir
seguimento acompanhar; julgamento > tribunal caso; transportar > levar; reservar reserva; enxertar enxertia; atrasar
atraso; vacinar > imunizar; receber acolher; higiene higienizar higienização; desenvolver construir montar lançar >
criar; demorar durar; mentor mentora > acompanhar orientar apoiar; lembrar avisar alertar notificar recordar; tratar
> cuidar; reclamação queixa > responder atender; recolher > colher; capoeira > jogar; cuidar > tratar; ensinar >
explicar; encarregar responsável encarregado > gerir gerenciar gestão tratar; instalar montar colocar; pé > andar
caminhar; repor reposição reposto; alimentar > comer comida; vitrine montra > montar decorar; codirigir > dirigir;
coorganizar > organizar; coescrever > escrever; cabeleireiro cabeleireira barbeiro > cortar corte pentear penteado
pintar cabelo lavar; esteticista > tratamento pele; vendedor lojista balconista > vender venda cliente loja cobrar
repor balcão; caixa > cliente; repositor repositora > repor reposição prateleira; rececionista recepcionista >
receber atender registar registrar cliente; porteiro zelador > portaria prédio; administrativo secretária >
documentação documento arquivar escritório administração; atendente > atender cliente; comercial representante >
cliente vender venda; contabilista contador > conta fatura contabilidade; auditor > auditar rever conta; consultor
assessor > cliente; advogado advogada > assessorar cliente caso jurídico; professor docente > aluno estudante sala
aula educar educação ensinar turma; tutor > aluno; educador monitor > atividade; enfermeiro enfermeira > paciente
utente cuidar atender saúde; médico cirurgião pediatra cardiologista psiquiatra doutor > paciente utente atender
tratar consulta saúde diagnosticar; fisioterapeuta fonoaudiólogo terapeuta psicólogo dentista podologista
nutricionista > paciente utente tratar atender tratamento consulta sessão; psicólogo > terapia; veterinário > animal
curar tratar; farmacêutico > dispensar medicamento receita; dispensar dispensação; auxiliar cuidador > cuidar
atender; cuidador > pessoa idoso dependente; lar > idoso; ama babá > criança cuidar; jornalista repórter redator >
escrever notícia texto informar; jornalista repórter > entrevistar reportagem; correspondente > informar jornalista;
fotógrafo fotógrafa > imagem câmara câmera retratar; designer ilustrador > gráfico; programador desenvolvedor >
código aplicação programa; engenheiro engenheira > técnico engenharia; arquiteto > edifício planta projeto; pedreiro
> construir erguer; eletricista canalizador encanador instalador > instalar reparar instalação; motorista condutor
camionista caminhoneiro taxista > veículo estrada conduzir dirigir rota; entregador estafeta > pacote encomenda;
agricultor agricultora lavrador > campo terra; jardineiro > planta; cozinheiro cozinheira > prato ementa cardápio;
padeiro padeira > assar massa cozer; garçom garçonete > cliente mesa; treinador > jogador desporto; socorrista >
vigiar; polícia vigilante > vigiar segurança; bombeiro > apagar; militar soldado > exército; investigador
pesquisador cientista > investigar pesquisar estudar ciência; tradutor intérprete > idioma língua texto; músico
pianista guitarrista violinista > tocar música concerto; ator atriz > papel palco; bibliotecário > livro leitor;
arquivista > documento; livreiro > vender; carpinteiro marceneiro > móvel madeira; soldador > metal; alfaiate
modista > roupa peça coser; pintor > pintar; comissária comissário tripulante > voo passageiro; piloto > voo avião;
marinheiro > navegar; pescador > peixe; talhante açougueiro > cortar; florista > flor ramo; topógrafo > medir
terreno; geólogo > rocha terreno; biólogo > espécie; meteorologista > tempo clima; economista > economia; sociólogo
> sociedade; arqueólogo > escavar escavação; produtor produtora > produzir produção; montador editor > montar
editar; coreógrafo > dança coreografia; guia > mostrar acompanhar visitante turista visita; árbitro > jogo partida;
gestor > gerir; imobiliário > casa imóvel; operador > operar; empacotador > empacotar; olivicultor > olival azeitona
azeite; viticultor > vinha; preencher preenchimento; organizar > ordenar arrumar preparar; digitalizar > scanear;
decorar decoração; acompanhar guiar; guiar > acompanhar mostrar; informar informação; informar > explicar; exercitar
exercício treinar; estimular estimulação; exibir > mostrar; traduzir > verter; buscar busca procurar procura;
rastrear rastreio rastreamento; filtrar filtro; podar cortar; transplantar transplante; fertilizar adubar adubo;
provar degustar degustação prova; empratar prato; torrar torra torrefação; moer moagem; destilar destilação;
fermentar fermentação; refrigerar refrigeração arrefecer; calibrar calibração; lubrificar lubrificação; dobrar
vincar; estampar estamparia; tingir tinturaria; fiar fiação; impermeabilizar impermeabilização; isolar isolamento;
cablar cablagem; prescrever receitar; suturar sutura; anestesiar anestesia; explorar exploração; amamentar
aleitamento amamentação; banhar banho; tosquiar tosquia; enxertar enxerto; higiene higienizar; contratar >
trabalhador empregado funcionário; running jogging > correr; leitura > interpretar; automático > máquina; prever
antecipar previsão; acertar acerto; digressão turnê > viajar viagem; certificado > emitir expedir; emitir expedir;
selecionar contratar > escolher; monitorizar monitorar > vigiar controlar; suporte > ajudar resolver atender dúvida;
digitalizar > digital; poupar > reduzir gasto; controlar controlo controle > verificar; gerente > gerência; estagiário estagiária > estágio estagiar; estágio estagiar;
bolseiro bolsista > bolsa; atendente > atendimento; fechar encerrar; encerrar encerramento; produzir > produção; intercambiar intercâmbio; karting > correr kart; inscrever > registar registrar; registar
registrar > inscrever; selecionar > escolher eleger; picking > encomenda pedido preparar; formador formadora
instrutor > ensinar; balconista > atender; apoiar > acompanhar; redesenhar redesenho; redesenhar renovar modernizar
> novo imagem; extinguir extinção apagar; apagar > extinguir fogo incêndio; anotar apontar registar registrar;
registo registro > anotar; fornecer > vender; demonstração > apresentar mostrar; proprietário dono; proprietário
dono > negócio; carteira > atender; treinar > ensinar; guardar custódia; patrulhar > vigiar percorrer; desmontar
desmontagem; embarcar embarque; rebocar reboque; aterrar aterragem aterrissagem pouso; descolar descolagem
decolagem; abastecer combustível; faturar > cobrar; liquidar liquidação; conciliar conciliação; contabilizar >
registar registrar; declarar declaração; tributar > imposto; arrecadar > cobrar; subsidiar subsídio; patrocinar
patrocínio; prospetar prospeção prospecção; visitar > ver; cotar cotação orçamento; importar exportar > comércio;
auditar > verificar; homologar homologação; patentear patente; sequenciar sequenciação; amostrar amostragem amostra;
sintetizar síntese; simular simulação; cartografar cartografia mapa; datar datação; inventariar > catalogar;
comissariar > exposição organizar; programar > código; compilar compilação; virtualizar virtualização; iluminar
iluminação; mixar mixagem mistura; dobrar dobragem dublagem; coreografar coreografia; afinar afinação; recitar
recital; debater debate; matricular matrícula; examinar > avaliar; pontuar > classificar avaliar; corrigir > rever
revisar; rever revisar > corrigir; orientar > aconselhar; notificar notificação; litigar > defender; arbitrar >
mediar; conciliar > mediar; desbravar desbaste; contratar > empregar; usar utilizar > empregar; orientar >
acompanhar; redesenhar > renovar visual; idioma > comunicar; especializar > especialista; visitar visita > visitante; graças > permitir;
cliente > carteira clientela; vender venda > cliente clientela; obter conseguir > render valer; perder perda > custar;
parar > interromper; interromper > parar; mostrar exibir > informar;
apadrinhar padrinho; apadrinhar madrinha; software sistema aplicativo app plataforma módulo > rodar funcionar
`

export const groups = `${deeds};${things}`
